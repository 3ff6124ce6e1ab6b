import { useEffect, useState } from "preact/hooks";
import { pageNow } from "../../session/clock.ts";
import type { TableInfo } from "../game-screen.ts";

const stepMs = 500;

/** The page's time, refreshed twice a second. */
export function useNow(): number {
	const [now, tick] = useState(pageNow);
	useEffect(() => {
		const timer = setInterval(() => tick(pageNow()), stepMs);
		return () => clearInterval(timer);
	}, []);
	return now;
}

export interface Clock {
	/** Percent of the time to decide. */
	readonly left: number;
	/** Whole seconds until the decision runs out; the time to doubt before them is not counted down. */
	readonly seconds: number;
	/** Those seconds when there are few of them, else null. */
	readonly last: number | null;
	/** Whole seconds in which the last play can still be doubted before the next may land. */
	readonly doubtSeconds: number;
}

const lastSeconds = 5;

export function clockAt({ decisionAt, doubtMs, turnMs }: TableInfo, now: number, doubt: "open" | "none"): Clock {
	const endsAt = decisionAt + doubtMs + turnMs;
	const leftMs = Math.max(0, endsAt - now);
	const seconds = Math.min(Math.ceil(leftMs / 1000), Math.ceil(turnMs / 1000));
	return {
		left: Math.min(100, (leftMs / turnMs) * 100),
		seconds,
		last: seconds <= lastSeconds ? seconds : null,
		doubtSeconds: doubt === "open" ? Math.max(0, Math.ceil(Math.min(doubtMs, decisionAt + doubtMs - now) / 1000)) : 0,
	};
}

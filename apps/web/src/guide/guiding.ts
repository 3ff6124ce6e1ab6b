import type { GameId } from "@fibbers/rules";
import { effect, signal } from "@preact/signals";
import type { TableInfo } from "../games/game-screen.ts";
import { guided } from "../preferences.ts";
import { type Course, fresh } from "./course.ts";

interface Guiding {
	readonly code: string;
	readonly course: Course;
	/** Whether the closing card, too, has been put away. */
	readonly over: boolean;
}

const place = "fibbers.guiding";

/** What was kept before the page was loaded again, or before a phone had dropped it. */
function kept(): Guiding | null {
	try {
		return JSON.parse(sessionStorage.getItem(place) ?? "null") as Guiding | null;
	} catch {
		return null;
	}
}

/** The table that the guide is at, while this tab lives. */
const at = signal<Guiding | null>(kept());

effect(() => {
	try {
		sessionStorage.setItem(place, JSON.stringify(at.value));
	} catch {
		// Storage may be closed to us; the course then lasts as long as the page.
	}
});

/** Whether a seat is one person's among computers only. */
export const isPractice = (info: TableInfo, seat: number | null): boolean =>
	seat !== null &&
	info.seats.length > 1 &&
	info.seats.every(({ computer }, other) => (computer === null) === (other === seat));

/** The guide at this table, or null: it comes by itself until somebody has gone through it, or has skipped it. */
export function guidingAt(game: GameId, code: string): Guiding | null {
	if (at.value?.code === code) return at.value.over ? null : at.value;
	return guided(game).value === "yes" ? null : { code, course: fresh, over: false };
}

export function keep(code: string, course: Course): void {
	at.value = { code, course, over: false };
}

/** It has said all it has to say, and does not come by itself again. */
export function isDone(game: GameId): void {
	guided(game).value = "yes";
}

export function leave(game: GameId, code: string, course: Course): void {
	isDone(game);
	at.value = { code, course, over: true };
}

/** It comes again at the next practice table. */
export function again(game: GameId): void {
	guided(game).value = "no";
	at.value = null;
}

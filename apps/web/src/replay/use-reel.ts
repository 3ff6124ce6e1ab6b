import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { pauseMs, type Speed } from "./pace.ts";
import { hashOf, stepAfter, stepIn } from "./place.ts";
import { type Reel, rulesOf } from "./reel.ts";

interface Playing {
	readonly at: number;
	readonly go: (step: number) => void;
	/** Whether it goes on by itself. */
	readonly playing: boolean;
	readonly speed: Speed;
	readonly setSpeed: (speed: Speed) => void;
	readonly toggle: () => void;
}

/** Where a replay stands: by hand, by keys, by the address, or by itself. */
export function useReel(reel: Reel): Playing {
	const last = reel.steps.length - 1;
	const [at, setAt] = useState(() => stepIn(location.hash, last));
	const [playing, setPlaying] = useState(false);
	const [speed, setSpeed] = useState<Speed>(1);

	useEffect(() => {
		if (stepIn(location.hash, last) !== at) history.replaceState(history.state, "", hashOf(at));
	}, [at, last]);

	useEffect(() => {
		const follow = () => setAt(stepIn(location.hash, last));
		addEventListener("hashchange", follow);
		return () => removeEventListener("hashchange", follow);
	}, [last]);

	useEffect(() => {
		if (!playing) return;
		if (at >= last) return setPlaying(false);
		const pause = pauseMs(reel.steps[at]?.events ?? [], rulesOf(reel).reveals, speed);
		const timer = setTimeout(() => setAt(at + 1), pause);
		return () => clearTimeout(timer);
	}, [reel, at, last, playing, speed]);

	useLayoutEffect(() => {
		const onKeyDown = (event: KeyboardEvent): void => {
			if (event.ctrlKey || event.metaKey || event.altKey || ownsArrows(event.target)) return;
			if (stepAfter(event.key, 0, last) === null) return;
			event.preventDefault();
			setPlaying(false);
			// From wherever it stands: a second press may come before the first is shown.
			setAt((from) => stepAfter(event.key, from, last) ?? from);
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, [last]);

	return {
		at,
		go: (step) => {
			setPlaying(false);
			setAt(step);
		},
		playing,
		speed,
		setSpeed,
		toggle: () => {
			// At the end it begins anew.
			if (!playing && at >= last) setAt(0);
			setPlaying(!playing);
		},
	};
}

const ownsArrows = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [role=log]") !== null;

import type { GameTypes } from "@fibbers/rules";

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** How long a step is shown before the next one, ms; where cards are turned over there is more to read. */
const stepMs = 1_400;
const revealMs = 4_000;

export function pauseMs(events: readonly GameTypes["event"][], reveals: readonly string[], speed: Speed): number {
	const isReveal = events.some(({ event }) => reveals.includes(event));
	return (isReveal ? revealMs : stepMs) / speed;
}

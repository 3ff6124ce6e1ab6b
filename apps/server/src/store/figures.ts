import type { Figures } from "./store.ts";

export const figureNames = [
	"claims",
	"lies",
	"liesCaught",
	"calls",
	"callsRight",
	"believedLies",
] as const satisfies readonly (keyof Figures)[];

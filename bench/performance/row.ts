import { type Figure, figure } from "../figures.ts";

/** What is to be reached: `reading` is at most `limit`, or at least. */
export interface Bar {
	readonly isLeast?: true;
	/** As it is read: `1.34 × floor`. */
	readonly tell: (value: number) => string;
	readonly reading: number;
	readonly limit: number;
	/** Better still. */
	readonly beyond?: number;
}

/** What one line of the table says. */
export interface Row {
	readonly ours: string;
	readonly boardgameIo?: string;
	readonly floor?: string;
	readonly bars: readonly Bar[];
}

export const times =
	(what: string) =>
	(value: number): string =>
		`${value.toFixed(2)} × ${what}`;

/** `1/2.5 of boardgame.io`. */
export const partOf =
	(what: string) =>
	(value: number): string =>
		`1/${(1 / value).toFixed(1)} of ${what}`;

export const inUnit =
	(unit: string, digits = 0) =>
	(value: number): string =>
		`${value.toFixed(digits)} ${unit}`;

/** `0.31 ms (0.29-0.34)`: the middle of the rounds, the least and the most. */
export function told(values: readonly number[], unit: string, digits: number): string {
	const { median, least, most }: Figure = figure(values);
	const spread = values.length > 1 ? ` (${least.toFixed(digits)}-${most.toFixed(digits)})` : "";
	return `${median.toFixed(digits)} ${unit}${spread}`;
}

export const againstFloor = (reading: number, limit: number, beyond?: number): Bar => ({
	tell: times("floor"),
	reading,
	limit,
	...(beyond === undefined ? {} : { beyond }),
});

export const againstBoardgameIo = (reading: number, limit: number): Bar => ({
	tell: limit < 0.55 ? partOf("boardgame.io") : times("boardgame.io"),
	reading,
	limit,
});

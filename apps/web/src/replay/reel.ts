import {
	eventsOf,
	type Figures,
	type Game,
	games,
	type Mark,
	type Refused,
	type Unfolded,
	unfold,
} from "@fibbers/rules";

/** A claim, what became of it, and at which step it was made. */
export interface MarkAt extends Mark {
	readonly step: number;
}

/** A record that can be shown step by step. */
export interface Reel extends Unfolded {
	/** One for each seat, made up where the record has none. */
	readonly names: readonly string[];
	readonly events: ReturnType<typeof eventsOf>;
	/** In the order of the game. */
	readonly marks: readonly MarkAt[];
	/** Of each seat. */
	readonly figures: readonly Figures[];
	/** ms from the start of the game to each step; null where the record does not tell. */
	readonly times: readonly number[] | null;
	/** The record as it was given, for taking along. */
	readonly record: object;
}

const nameLength = 40;

export const rulesOf = ({ game }: Pick<Unfolded, "game">): Game => games[game];

/** A parsed record from anywhere. What stands in it beside the game is taken if it makes sense, and never in the way. */
export function reelOf(
	record: unknown,
	nameless: (seat: number) => string,
): { readonly ok: true; readonly value: Reel } | Refused {
	const unfolded = unfold(record);
	if (!unfolded.ok) return unfolded;
	const { value } = unfolded;
	const rules = rulesOf(value);
	const events = eventsOf(value);
	const plain = events.map(({ event }) => event);
	const marks = rules.marks(plain).map((mark) => ({ ...mark, step: events[mark.at]?.step ?? 0 }));
	const more = record as { readonly names?: unknown; readonly times?: unknown };
	return {
		ok: true,
		value: {
			...value,
			names: Array.from({ length: value.seats }, (_, seat) => nameOf(more.names, seat) ?? nameless(seat)),
			events,
			marks,
			figures: rules.figures(plain, value.seats),
			times: timesOf(more.times, value.steps.length - 1),
			record: record as object,
		},
	};
}

function nameOf(names: unknown, seat: number): string | null {
	const name: unknown = Array.isArray(names) ? names[seat] : null;
	if (typeof name !== "string" || name.trim() === "") return null;
	return [...name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")].slice(0, nameLength).join("");
}

function timesOf(times: unknown, moves: number): readonly number[] | null {
	if (!Array.isArray(times) || times.length !== moves) return null;
	const known = times.every((time) => typeof time === "number" && Number.isFinite(time) && time >= 0);
	return known ? [0, ...times] : null;
}

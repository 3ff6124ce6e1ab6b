import type { Seat } from "./game.ts";

/**
 * What became of a claim. `caught`: a lie that was doubted. `doubted`: a truth that was. `believed`: somebody said so.
 * `covered`: the game went on over it without a word. `open`: nobody has answered it yet, or the game ended first.
 */
export type Fate = "caught" | "doubted" | "believed" | "covered" | "open";

/** A claim that could be a lie, what it was, and what became of it. */
export interface Mark {
	/** The claim's index in the events. */
	readonly at: number;
	readonly seat: Seat;
	readonly kind: "lie" | "truth";
	readonly fate: Fate;
	/** Who doubted, believed or covered it; null while it is open. */
	readonly by: Seat | null;
	/** What being caught cost the liar: cards taken, or 1 for a card or a game lost. 0 when he was not. */
	readonly cost: number;
}

/** What a game tells about one player's claims, and about what he made of the others'. */
export interface Figures {
	readonly claims: number;
	readonly lies: number;
	readonly liesCaught: number;
	readonly calls: number;
	readonly callsRight: number;
	readonly believedLies: number;
	/** The most that one caught lie cost; 0 when none was caught. */
	readonly dearestLie: number;
}

/** What one event does to claims: it may settle the one before, and it may be one itself. */
export interface Told {
	readonly settles?: {
		readonly as: "doubted" | "believed" | "covered";
		readonly by: Seat;
		/** What it costs the liar, if it was a lie and this catches it. */
		readonly cost?: number;
	};
	readonly claims?: Pick<Mark, "seat" | "kind">;
}

/** The claims of a game in order. At any time only the last one can be open. */
export function marked<Event>(events: readonly Event[], told: (event: Event) => Told): Mark[] {
	const marks: Mark[] = [];
	for (const [at, event] of events.entries()) {
		const { settles, claims } = told(event);
		const last = marks.at(-1);
		if (settles && last?.fate === "open") marks[marks.length - 1] = settled(last, settles);
		if (claims) marks.push({ at, ...claims, fate: "open", by: null, cost: 0 });
	}
	return marks;
}

function settled(mark: Mark, { as, by, cost = 0 }: NonNullable<Told["settles"]>): Mark {
	const isCaught = as === "doubted" && mark.kind === "lie";
	return isCaught ? { ...mark, fate: "caught", by, cost } : { ...mark, fate: as, by };
}

/** Which fates are somebody's call, and by which he has fallen for a lie. */
export interface Counting {
	readonly calls: readonly Fate[];
	readonly falls: readonly Fate[];
}

/** The figures of each seat. */
export const tallied = (marks: readonly Mark[], seats: number, counting: Counting): Figures[] =>
	Array.from({ length: seats }, (_, seat) => figuresOf(marks, seat, counting));

function figuresOf(marks: readonly Mark[], seat: Seat, { calls, falls }: Counting): Figures {
	const said = marks.filter((mark) => mark.seat === seat);
	const heard = marks.filter((mark) => mark.by === seat);
	const caught = said.filter(({ fate }) => fate === "caught");
	const called = heard.filter(({ fate }) => calls.includes(fate));
	return {
		claims: said.length,
		lies: said.filter(isLie).length,
		liesCaught: caught.length,
		calls: called.length,
		callsRight: called.filter(isRight).length,
		believedLies: heard.filter((mark) => isLie(mark) && falls.includes(mark.fate)).length,
		dearestLie: Math.max(0, ...caught.map(({ cost }) => cost)),
	};
}

const isLie = ({ kind }: Mark): boolean => kind === "lie";

const isRight = (mark: Mark): boolean => mark.fate === (isLie(mark) ? "caught" : "believed");

/** What `seen` takes out of an event: figures need the whole one. */
export function whole<Value>(hidden: Value | undefined): Value {
	if (hidden === undefined) throw new Error("an event as somebody saw it, where the whole one is needed");
	return hidden;
}

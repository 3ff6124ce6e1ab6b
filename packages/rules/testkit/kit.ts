import type { Card, Game, GameTypes, Random, Seat, View, Viewer } from "../src/index.ts";

type ViewOf<Types extends GameTypes> = View<Types["table"], Types["own"]>;

/** How a seat plays in one random game: a legal move, or null to let things pass. */
export type Chooser<Types extends GameTypes> = (
	view: ViewOf<Types>,
	legal: Types["legal"],
	random: Random,
) => Types["move"] | null;

/** One step of a game: who did what, and what came of it. */
export interface Step<Types extends GameTypes> {
	readonly before: Types["state"];
	readonly seat: Seat;
	readonly move: Types["move"];
	readonly after: Types["state"];
	readonly events: readonly Types["event"][];
}

export interface Start<Types extends GameTypes> {
	readonly options: Types["options"];
	readonly seats: number;
	readonly deal: Types["deal"];
}

/** What the conformance suite needs to know of a game beyond its rules. */
export interface Kit<Types extends GameTypes> {
	readonly game: Game<Types>;
	/** Where a random game begins: mostly a shuffled deal, now and then a short position. */
	start(random: Random): Start<Types>;
	/** The manners of one random game, shaped so that together they reach rare states. */
	chooser(random: Random): Chooser<Types>;
	/** A move of the right shape that may or may not be allowed. */
	candidate(view: ViewOf<Types>, random: Random): Types["move"];
	/** What `legal` says of a move, read without the rules' own check. */
	permits(legal: Types["legal"], view: ViewOf<Types>, move: Types["move"]): boolean;
	/** Every card of the game, wherever it is. */
	cards(state: Types["state"]): readonly Card[];
	/**
	 * Another world that looks the same to the viewer, and this seat's move in it. All that the viewer cannot see
	 * is drawn anew, except what the move itself shows to him.
	 */
	otherWorld(
		state: Types["state"],
		viewer: Viewer,
		act: { readonly seat: Seat; readonly move: Types["move"] },
		random: Random,
	): { readonly state: Types["state"]; readonly move: Types["move"] };
	/** Rare things that the playouts must meet, or the suite proves too little. */
	readonly landmarks: Readonly<Record<string, (step: Step<Types>) => boolean>>;
}

import type { OptionValue } from "@fibbers/rules";
import type { Proof } from "./fairness/proof.ts";

/** Somebody who watches. */
export interface GuestState {
	/** How the table calls him. */
	readonly guest: number;
	readonly name: string;
	readonly picture: string;
	readonly tone: number;
}

export interface SeatState {
	readonly name: string;
	readonly picture: string;
	readonly tone: number;
	/** Which computer sits there, as `computerNames` has it; empty for a person. */
	readonly computer: string;
	/** The guest number of who sits there; 0 for a computer. */
	readonly guest: number;
	readonly presence: "here" | "reconnecting" | "away" | "pausing";
	readonly ready: boolean;
	/** The evening so far at this table, whatever was played: games ended, won, lost. */
	readonly played: number;
	readonly wins: number;
	readonly losses: number;
	/** The options that this player votes for, `{ rank: "climbs" }`. */
	readonly votes: Readonly<Record<string, OptionValue>>;
	/** Agrees that watchers see all hands, minutes later. */
	readonly open: boolean;
}

/** What everybody at the table sees, watchers included. Nothing secret is ever in it. */
export interface TableState {
	readonly code: string;
	readonly phase: "open" | "playing" | "over" | "frozen";
	readonly game: string;
	readonly options: object;
	readonly capacity: number;
	readonly listed: boolean;
	/** Who may watch: `all`, `friends` or `nobody`. */
	readonly watch: string;
	/** Two letters. */
	readonly language: string;
	/** Whether coarse words of the chat are covered. */
	readonly filter: boolean;
	/** How strong the computers are that take free chairs. */
	readonly level: string;
	/** Whether nobody new is let in. */
	readonly locked: boolean;
	readonly turnMs: number;
	readonly doubtMs: number;
	readonly host: number;
	readonly watchers: number;
	/** Those who watch, the first of them when they are many. */
	readonly guests: readonly GuestState[];
	readonly waiting: number;
	readonly round: number;
	readonly version: number;
	/** The server cannot save just now: the table stands still, and goes on by itself. */
	readonly stalled: boolean;
	/** Epoch ms. */
	readonly openedAt: number;
	/** ms after `openedAt`. */
	readonly decisionAt: number;
	readonly actor: number;
	/** In playing order. */
	readonly seats: readonly SeatState[];
	/**
	 * SHA-256 of the server's secret for the next deal, or, while a game is on, for the deal of that game; hexadecimal.
	 * It is there before any player adds his bytes to it.
	 */
	readonly commitment: string;
	/** The seat that will move first in the next game, -1 while nobody can know. */
	readonly nextFirst: number;
	/** The seat that may say who moves first in the next game, -1 when there is nothing to choose. */
	readonly chooser: number;
	/** ms after `openedAt`: then silence means the chooser. */
	readonly chooseBy: number;
	/** Watchers can see all hands of this game, minutes later: everybody who was dealt in had agreed. */
	readonly delayed: boolean;
	/** Of a finished game. */
	readonly result: {
		readonly outcome: object;
		readonly hands: readonly (readonly string[])[];
		/** Under which the game is kept. */
		readonly id: string;
		readonly proof: Proof;
	} | null;
	/** The game's public view (`View.table` of a spectator); null while nothing has been dealt. */
	readonly view: object | null;
}

type Name = keyof TableState | keyof SeatState | keyof GuestState | "seat" | "own";

/** On the wire a name is its place here: new ones come last. */
export const tableNames: readonly string[] = Object.keys({
	seats: true,
	ready: true,
	phase: true,
	view: true,
	own: true,
	round: true,
	commitment: true,
	nextFirst: true,
	result: true,
	presence: true,
	played: true,
	wins: true,
	losses: true,
	watchers: true,
	guests: true,
	waiting: true,
	seat: true,
	chooser: true,
	chooseBy: true,
	delayed: true,
	stalled: true,
	host: true,
	locked: true,
	name: true,
	picture: true,
	tone: true,
	computer: true,
	guest: true,
	votes: true,
	open: true,
	game: true,
	options: true,
	capacity: true,
	listed: true,
	watch: true,
	language: true,
	filter: true,
	level: true,
	turnMs: true,
	doubtMs: true,
	code: true,
	openedAt: true,
	version: true,
	decisionAt: true,
	actor: true,
} satisfies Record<Name, true>);

import type { ComputerName } from "@fibbers/protocol";
import type { Card, OptionValue } from "@fibbers/rules";
import type { FunctionComponent } from "preact";
import type { Lesson } from "../guide/lesson.ts";

/** Somebody at a table, without a chair. */
export interface Guest {
	/** How the table calls a person. */
	readonly guest: number;
	readonly name: string;
	readonly picture: string;
	readonly tone: number;
}

/** Whoever sits; `guest` is 0 for a computer. */
export interface Person extends Guest {
	/** Which computer it is; null for a person. */
	readonly computer: ComputerName | null;
	/** While away or pausing the computer plays. */
	readonly presence: "here" | "reconnecting" | "away" | "pausing";
	readonly ready: boolean;
	/** The evening so far at this table, whatever was played. */
	readonly score: Score;
	/** The options that this player votes for. */
	readonly votes: Readonly<Record<string, OptionValue>>;
	/** Agrees that watchers see all hands, minutes later. */
	readonly open: boolean;
}

/** Games ended, won, lost. */
export interface Score {
	readonly played: number;
	readonly wins: number;
	readonly losses: number;
}

export interface TableInfo {
	readonly code: string;
	readonly phase: "open" | "playing" | "over" | "frozen";
	readonly seats: readonly Person[];
	/** A seat, -1 if none. */
	readonly host: number;
	/** Epoch ms of this device's clock. */
	readonly openedAt: number;
	readonly watchers: number;
	/** Those who watch, the first of them when they are many. */
	readonly guests: readonly Guest[];
	/** Nobody new is let in. */
	readonly locked: boolean;
	/** Watchers can see all hands of this game, minutes later. */
	readonly delayed: boolean;
	readonly waiting: number;
	readonly round: number;
	readonly doubtMs: number;
	readonly turnMs: number;
	/** The seat whose decision the clock measures, -1 if none. */
	readonly actor: number;
	/** When that decision began: epoch ms of this device's clock. */
	readonly decisionAt: number;
	readonly version: number;
	/** The server cannot save just now: the table stands still, and goes on by itself. */
	readonly stalled: boolean;
	/** The hash of the server's secret behind the deal that is next, or that is played. */
	readonly commitment: string;
	/** The seat that will move first in the next game, -1 while nobody can know. */
	readonly nextFirst: number;
	/** Who may say who moves first in the next game, and until when: epoch ms of this device's clock. */
	readonly choice: { readonly seat: number; readonly endsAt: number } | null;
	readonly result: {
		readonly outcome: unknown;
		readonly hands: readonly (readonly Card[])[];
		/** Under which the game is kept. */
		readonly id?: string;
	} | null;
}

export type Reply = { readonly done: true } | { readonly done: false; readonly reason: string };

export type Command = "sit" | "stand" | "start" | "ready" | "reopen" | "resume";

/** All that a game's screen is told, and all that it can do. */
export interface GameProps<Table, Own, Event, Move> {
	readonly info: TableInfo;
	readonly table: Table;
	readonly own: Own | null;
	readonly seat: number | null;
	readonly events: readonly Event[];
	readonly online: boolean;
	readonly send: (move: Move) => Promise<Reply>;
	readonly waitingForNext: boolean;
	readonly act: (command: Command) => Promise<Reply>;
}

/** A game's part of the client. The board is the mat; the tray is everything of one's own; the log is what happened. */
export interface GameScreen<Table, Own, Event, Move> {
	readonly Board: FunctionComponent<GameProps<Table, Own, Event, Move>>;
	readonly Tray: FunctionComponent<GameProps<Table, Own, Event, Move>>;
	readonly Log: FunctionComponent<GameProps<Table, Own, Event, Move>>;
	readonly Over: FunctionComponent<GameProps<Table, Own, Event, Move>>;
	/** What the guided round tells, in the order in which it is told when several fit. */
	readonly lessons?: readonly Lesson<GameProps<Table, Own, Event, Move>>[];
}

import { schema, t } from "@colyseus/schema";

/** Somebody who watches. */
export const GuestState = schema(
	{
		name: t.string().default(""),
		picture: t.string().default("lemon"),
		tone: t.uint8().default(0),
	},
	"Guest",
);
export type GuestState = InstanceType<typeof GuestState>;

export const SeatState = schema(
	{
		name: t.string().default(""),
		picture: t.string().default("lemon"),
		tone: t.uint8().default(0),
		/** Which computer sits there, as `computerNames` has it; empty for a person. */
		computer: t.string().default(""),
		/** The guest number of who sits there; 0 for a computer. */
		guest: t.uint32().default(0),
		presence: t.string().default("here"),
		ready: t.boolean().default(false),
		/** The evening so far at this table, whatever was played: games ended, won, lost. */
		played: t.uint16().default(0),
		wins: t.uint16().default(0),
		losses: t.uint16().default(0),
		/** JSON: the options that this player votes for, `{"rank":"climbs"}`; empty without any. */
		votes: t.string().default(""),
		/** Agrees that watchers see all hands, minutes later. */
		open: t.boolean().default(false),
	},
	"Seat",
);
export type SeatState = InstanceType<typeof SeatState>;

/** What everybody at the table sees, watchers included. Nothing secret is ever assigned to it. */
export const TableState = schema(
	{
		code: t.string().default(""),
		phase: t.string().default("open"),
		game: t.string().default(""),
		/** JSON. */
		options: t.string().default("{}"),
		capacity: t.uint8().default(0),
		listed: t.boolean().default(false),
		/** Who may watch: `all`, `friends` or `nobody`. */
		watch: t.string().default("all"),
		/** Two letters. */
		language: t.string().default("en"),
		/** Whether coarse words of the chat are covered. */
		filter: t.boolean().default(true),
		/** How strong the computers are that take free chairs. */
		level: t.string().default("medium"),
		/** Whether nobody new is let in. */
		locked: t.boolean().default(false),
		turnMs: t.uint32().default(0),
		doubtMs: t.uint16().default(0),
		host: t.int8().default(-1),
		watchers: t.uint16().default(0),
		/** By guest number: those who watch, the first of them when they are many. */
		guests: t.map(GuestState),
		waiting: t.uint8().default(0),
		round: t.uint16().default(0),
		version: t.uint32().default(0),
		/** The server cannot save just now: the table stands still, and goes on by itself. */
		stalled: t.boolean().default(false),
		/** Epoch ms. */
		openedAt: t.float64().default(0),
		/** ms after `openedAt`. */
		decisionAt: t.uint32().default(0),
		actor: t.int8().default(-1),
		seats: t.map(SeatState),
		/**
		 * SHA-256 of the server's secret for the next deal, or, while a game is on, for the deal of that game; hexadecimal.
		 * It is there before any player adds his bytes to it.
		 */
		commitment: t.string().default(""),
		/** The seat that will move first in the next game, -1 while nobody can know. */
		nextFirst: t.int8().default(-1),
		/** The seat that may say who moves first in the next game, -1 when there is nothing to choose. */
		chooser: t.int8().default(-1),
		/** ms after `openedAt`: then silence means the chooser. */
		chooseBy: t.uint32().default(0),
		/** Watchers can see all hands of this game, minutes later: everybody who was dealt in had agreed. */
		delayed: t.boolean().default(false),
		/** JSON `{ outcome, hands, id, proof }` of a finished game, else empty. */
		result: t.string().default(""),
		/** The game's public view, as its `write` gives it; empty while nothing has been dealt. */
		view: t.map("string"),
	},
	"Table",
);
export type TableState = InstanceType<typeof TableState>;

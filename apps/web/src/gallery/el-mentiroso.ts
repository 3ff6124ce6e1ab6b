import { type Card, fullDeck } from "@fibbers/rules";
import type { Claim, Event, Own, Props, Table } from "../games/el-mentiroso/props.ts";
import { eight, five, info, me } from "./people.ts";

const said = (...claims: readonly (readonly [number, number, Claim["rank"]])[]): readonly Claim[] =>
	claims.map(([seat, count, rank]) => ({ seat, count, rank }));
const kings = said([1, 2, "K"], [2, 1, "K"], [3, 1, "K"], [4, 2, "K"]);
const events = (claims: readonly Claim[]): readonly Event[] => claims.map((claim) => ({ event: "played", ...claim }));

const table = (changes: Partial<Table> = {}): Table => ({
	options: { rank: "locked", discardFrom: 4 },
	counts: [9, 15, 10, 6, 6],
	claims: kings,
	pending: kings.at(-1) ?? null,
	nextRank: "K",
	turn: 0,
	lastStand: false,
	discarded: [],
	plays: 14,
	places: [],
	over: null,
	...changes,
});

const cards = (list: string): readonly Card[] => list.split(" ") as readonly string[] as readonly Card[];
const own = (list: string): Own => ({ hand: list === "" ? [] : cards(list), laid: [] });
const nine = own("AS AH KC QD 9D 9H 7S 5C 4H");
const sixteen = own("AS AH KS KD KC QD 9D 9H 9S 9C 7S 7H 5C 4H 3S 2C");
const opened: Partial<Table> = { claims: [], pending: null, nextRank: null };

const settled = (shown: string, lie: boolean, taker: number): readonly Event[] => [
	...events(kings.slice(0, -1)),
	{ event: "played", seat: 4, count: shown.split(" ").length, rank: "K" },
	{ event: "challenged", seat: 4, by: 0, rank: "K", cards: cards(shown), lie, taker, taken: 6 },
];

const base: Props = {
	info: info(),
	table: table(),
	own: nine,
	seat: 0,
	events: events(kings),
	online: true,
	send: async () => ({ done: true }),
	waitingForNext: false,
	act: async () => ({ done: true }),
};

const climb = said([6, 2, "5"], [7, 1, "6"], [0, 2, "7"], [1, 3, "8"]);
const watched: Props = { ...base, own: null, seat: null, info: info({ actor: 0 }) };
const overEvents: readonly Event[] = [
	...settled("KD 3S", true, 4),
	{ event: "played", seat: 4, count: 3, rank: "J" },
	{ event: "played", seat: 0, count: 2, rank: "J", cards: cards("4S 2D") },
	{ event: "went-out", seat: 0, place: 1 },
	{ event: "played", seat: 1, count: 1, rank: "J" },
	{ event: "challenged", seat: 1, by: 2, rank: "J", cards: cards("JS"), lie: false, taker: 2, taken: 6 },
	{ event: "went-out", seat: 1, place: 2 },
	{ event: "ended", places: [0, 1, 4, 2, 3] },
];

/** By name, the states that a screen can be in. */
export const scenes: Readonly<Record<string, Props>> = {
	turn: base,
	"turn-doubt": { ...base, info: info({ decisionAt: Date.now() - 500 }) },
	late: { ...base, info: info({ decisionAt: Date.now() - 29_000 }) },
	opening: {
		...base,
		own: sixteen,
		table: table({ ...opened, counts: [16, 15, 10, 6, 5] }),
		events: settled("KD KH", false, 0),
	},
	first: { ...base, own: own("AS AH KC QD 9D 9H 7S 5C 4H 3S 2C"), table: table(opened), events: [] },
	waiting: {
		...base,
		own: sixteen,
		table: table({ turn: 2, claims: kings.slice(0, 1), pending: kings[0] ?? null }),
		info: info({ actor: 2, decisionAt: Date.now() - 300, doubtMs: 10_000 }),
	},
	lie: {
		...base,
		events: settled("KD 3S", true, 4),
		table: table({ ...opened, turn: 4 }),
		info: info({ actor: 4, decisionAt: Date.now() }),
	},
	"lie-four": {
		...base,
		events: settled("KD 3S 4S 9C", true, 4),
		table: table({ ...opened, turn: 4 }),
		info: info({ actor: 4, decisionAt: Date.now() }),
	},
	true: {
		...base,
		events: settled("KD KS KH", false, 3),
		table: table({ ...opened, turn: 3 }),
		info: info({ actor: 3, decisionAt: Date.now() }),
	},
	eight: {
		...base,
		own: own("AD KS KH JD TC TH 8S 8D 7C 6H 4S 3D 3C 2H"),
		events: events(climb),
		info: info({ seats: eight, actor: 2, decisionAt: Date.now() - 1500 }),
		table: table({
			options: { rank: "climbs", discardFrom: 4 },
			counts: [14, 3, 6, 2, 5, 4, 4, 2],
			claims: climb,
			pending: climb.at(-1) ?? null,
			nextRank: "9",
			turn: 2,
		}),
	},
	many: { ...base, own: { hand: fullDeck.slice(0, 27), laid: [] }, table: table({ counts: [27, 5, 4, 6, 6] }) },
	most: { ...base, own: { hand: fullDeck.slice(0, 45), laid: [] }, table: table({ counts: [45, 1, 1, 1, 2] }) },
	"last-stand": {
		...base,
		table: table({ lastStand: true, counts: [9, 0, 0, 0, 0], places: [2, 1, 3] }),
	},
	out: {
		...base,
		own: own(""),
		table: table({ places: [0], counts: [0, 15, 10, 6, 6], turn: 1 }),
		info: info({ actor: 1 }),
	},
	watcher: watched,
	"watcher-eight": {
		...watched,
		info: info({ seats: eight, actor: 2 }),
		table: table({ turn: 2, counts: [9, 3, 6, 2, 5, 4, 4, 2] }),
	},
	offline: { ...base, online: false },
	away: { ...base, info: info({ seats: [{ ...me, presence: "away" }, ...five.slice(1)] }) },
	three: {
		...base,
		info: info({ seats: five.slice(0, 3), actor: 1 }),
		table: table({ turn: 1, claims: kings.slice(0, 2), counts: [9, 15, 10] }),
	},
	over: {
		...base,
		own: own(""),
		events: overEvents,
		info: info({
			phase: "over",
			actor: -1,
			result: {
				outcome: null,
				hands: [[], [], cards("AD KS KH JD TC"), cards("8S 8D 7C 6H 4S 3D 3C 2H AC QC"), cards("9C")],
			},
		}),
		table: table({ ...opened, over: { places: [0, 1, 4, 2, 3] }, places: [0, 1, 4, 2, 3] }),
	},
};

import type { Worked } from "../records.ts";

const game = "liars-post";
const hands = [["QH", "KS"], ["7S", "JS"], ["8S"]];
const dealt = { game, options: {}, seats: 3, deal: { hands, first: 0 } };
const sent = { seat: 0, move: "send", card: "QH", to: 1, claim: "K" };
const looked = { seat: 1, move: "look" };
const passed = { seat: 1, move: "pass", to: 2, claim: "7" };
const afterwards = (...moves: readonly unknown[]): object => ({ ...dealt, moves: [sent, ...moves] });
const none = [[], [], []];

/** Worked out by hand, so that they say what a record means whatever the rules' code does. */
export const workedLiarsPost: readonly Worked[] = [
	{
		name: "nothing has happened",
		record: { ...dealt, moves: [] },
		printed: {
			ok: true,
			toAct: [0],
			over: null,
			hands: [["KS", "QH"], ["7S", "JS"], ["8S"]],
			table: { faceUp: none, transit: null },
		},
	},
	{
		name: "a card is under way",
		record: afterwards(),
		printed: {
			ok: true,
			toAct: [1],
			over: null,
			hands: [["KS"], ["7S", "JS"], ["8S"]],
			table: { faceUp: none, transit: { from: 0, to: 1, claim: "K", holders: [0, 1], looked: false } },
		},
	},
	{
		name: "the receiver has looked",
		record: afterwards(looked),
		printed: {
			ok: true,
			toAct: [1],
			over: null,
			hands: [["KS"], ["7S", "JS"], ["8S"]],
			table: { faceUp: none, transit: { from: 0, to: 1, claim: "K", holders: [0, 1], looked: true } },
		},
	},
	{
		name: "it was passed on",
		record: afterwards(looked, passed),
		printed: {
			ok: true,
			toAct: [2],
			over: null,
			hands: [["KS"], ["7S", "JS"], ["8S"]],
			table: { faceUp: none, transit: { from: 1, to: 2, claim: "7", holders: [0, 1, 2], looked: false } },
		},
	},
	{
		name: "the holders are sorted, whichever way it went",
		record: {
			...dealt,
			deal: { hands, first: 2 },
			moves: [
				{ seat: 2, move: "send", card: "8S", to: 1, claim: "8" },
				{ seat: 1, move: "look" },
				{ seat: 1, move: "pass", to: 0, claim: "8" },
			],
		},
		printed: {
			ok: true,
			toAct: [0],
			over: null,
			hands: [["KS", "QH"], ["7S", "JS"], []],
			table: { faceUp: none, transit: { from: 1, to: 0, claim: "8", holders: [0, 1, 2], looked: false } },
		},
	},
	{
		name: "a lie not believed: whoever passed it on takes it",
		record: afterwards(looked, passed, { seat: 2, move: "call", says: false }),
		printed: {
			ok: true,
			toAct: [1],
			over: null,
			hands: [["KS"], ["7S", "JS"], ["8S"]],
			table: { faceUp: [[], ["QH"], []], transit: null },
		},
	},
	{
		name: "a lie believed: the caller takes it",
		record: afterwards({ seat: 1, move: "call", says: true }),
		printed: {
			ok: true,
			toAct: [1],
			over: null,
			hands: [["KS"], ["7S", "JS"], ["8S"]],
			table: { faceUp: [[], ["QH"], []], transit: null },
		},
	},
	{
		name: "no cards: whoever took it has nothing to send",
		record: afterwards(
			{ seat: 1, move: "call", says: false },
			{ seat: 0, move: "send", card: "KS", to: 2, claim: "K" },
			{
				seat: 2,
				move: "call",
				says: true,
			},
		),
		printed: {
			ok: true,
			toAct: [],
			over: { loser: 0, why: "no-cards" },
			hands: [[], ["7S", "JS"], ["8S"]],
			table: { faceUp: [["KS", "QH"], [], []], transit: null },
		},
	},
	{
		name: "no cards from the start",
		record: { ...dealt, deal: { hands: [[], ["7S"], ["8S"]], first: 0 }, moves: [] },
		printed: {
			ok: true,
			toAct: [],
			over: { loser: 0, why: "no-cards" },
			hands: [[], ["7S"], ["8S"]],
			table: { faceUp: none, transit: null },
		},
	},
	{
		name: "three of a kind out of one deck",
		record: {
			game,
			options: { deck: "single" },
			seats: 3,
			deal: { hands: [["9S"], ["9D", "9H", "AS"], []], first: 1 },
			moves: [
				{ seat: 1, move: "send", card: "9D", to: 2, claim: "A" },
				{ seat: 2, move: "call", says: false },
				{ seat: 1, move: "send", card: "9H", to: 0, claim: "T" },
				{ seat: 0, move: "call", says: false },
				{ seat: 1, move: "send", card: "AS", to: 0, claim: "A" },
				{ seat: 0, move: "call", says: false },
				{ seat: 0, move: "send", card: "9S", to: 1, claim: "9" },
				{ seat: 1, move: "call", says: false },
			],
		},
		printed: {
			ok: true,
			toAct: [],
			over: { loser: 1, why: "set" },
			hands: [[], [], []],
			table: { faceUp: [["AS"], ["9D", "9H", "9S"], []], transit: null },
		},
	},
	{
		name: "eight different",
		record: {
			game,
			options: { eightDifferent: true },
			seats: 2,
			deal: { hands: [["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "7S"], ["7H"]], first: 0 },
			moves: [..."AKQJT987"].flatMap((kind) => [
				{ seat: 0, move: "send", card: `${kind}S`, to: 1, claim: "A" },
				{ seat: 1, move: "call", says: kind === "A" },
			]),
		},
		printed: {
			ok: true,
			toAct: [],
			over: { loser: 0, why: "eight-different" },
			hands: [["7S"], ["7H"]],
			table: { faceUp: [["7S", "8S", "9S", "AS", "JS", "KS", "QS", "TS"], []], transit: null },
		},
	},
	{
		name: "a pass back to who has had it is illegal",
		record: afterwards(looked, { seat: 1, move: "pass", to: 0, claim: "7" }, "never looked at"),
		printed: { ok: false, at: 2, error: "held-it-already" },
	},
	{
		name: "a call after looking is illegal",
		record: afterwards(looked, { seat: 1, move: "call", says: true }),
		printed: { ok: false, at: 2, error: "looked-already" },
	},
	{
		name: "a look when nobody is left is illegal",
		record: afterwards(looked, passed, { seat: 2, move: "look" }),
		printed: { ok: false, at: 3, error: "nobody-left" },
	},
	{
		name: "a move after the end is illegal",
		record: { ...dealt, deal: { hands: [[], ["7S"], ["8S"]], first: 0 }, moves: [{ seat: 0, move: "look" }] },
		printed: { ok: false, at: 0, error: "game-over" },
	},
];

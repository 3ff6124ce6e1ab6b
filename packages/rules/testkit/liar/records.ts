import type { Worked } from "../records.ts";

const dealt = {
	game: "liar",
	options: {},
	seats: 2,
	deal: {
		hands: [
			["KS", "KD", "JS", "QS"],
			["JH", "QH", "KH", "QD"],
		],
		first: 0,
		middle: "JD",
	},
};
const one = ["JS", "KD", "KS", "QS"];
const two = ["JH", "KH", "QD", "QH"];
const asked = { seat: 0, move: "ask", card: "KS", about: "rank" };
const truth = { seat: 1, move: "answer", count: 1 };
const lie = { seat: 1, move: "answer", count: 2 };
const trusted = { seat: 0, move: "trust" };
const doubted = { seat: 0, move: "doubt" };
const askedBack = { seat: 1, move: "ask", card: "QH", about: "suit" };
const answered = { seat: 0, move: "answer", count: 0 };
const trustedBack = { seat: 1, move: "trust" };
const record = (...moves: readonly unknown[]): object => ({ ...dealt, moves });
const question = (answer: number | null): object => ({ by: 0, card: "KS", about: "rank", answer });
const nobodyLied = [false, false];
const played = { hands: [["JS", "KD", "QS"], two], faceUp: [["KS"], []] };

/** Worked out by hand, so that they say what a record means whatever the rules' code does. */
export const workedLiar: readonly Worked[] = [
	{
		name: "nothing has happened",
		record: record(),
		printed: {
			ok: true,
			toAct: [0],
			over: null,
			hands: [one, two],
			table: { faceUp: [[], []], question: null, lied: nobodyLied },
		},
	},
	{
		name: "a question is open",
		record: record(asked),
		printed: {
			ok: true,
			toAct: [1],
			over: null,
			hands: played.hands,
			table: { faceUp: played.faceUp, question: question(null), lied: nobodyLied },
		},
	},
	{
		name: "a true answer",
		record: record(asked, truth),
		printed: {
			ok: true,
			toAct: [0],
			over: null,
			hands: played.hands,
			table: { faceUp: played.faceUp, question: question(1), lied: nobodyLied },
		},
	},
	{
		name: "a false answer",
		record: record(asked, lie),
		printed: {
			ok: true,
			toAct: [0],
			over: null,
			hands: played.hands,
			table: { faceUp: played.faceUp, question: question(2), lied: [false, true] },
		},
	},
	{
		name: "trust hands the turn on",
		record: record(asked, lie, trusted),
		printed: {
			ok: true,
			toAct: [1],
			over: null,
			hands: played.hands,
			table: { faceUp: played.faceUp, question: null, lied: [false, true] },
		},
	},
	{
		name: "caught",
		record: record(asked, lie, doubted),
		printed: {
			ok: true,
			toAct: [],
			over: { winner: 0, why: "caught-lie" },
			hands: played.hands,
			table: { faceUp: played.faceUp, question: null, lied: [false, true] },
		},
	},
	{
		name: "a false alarm",
		record: record(asked, truth, doubted),
		printed: {
			ok: true,
			toAct: [],
			over: { winner: 1, why: "false-alarm" },
			hands: played.hands,
			table: { faceUp: played.faceUp, question: null, lied: nobodyLied },
		},
	},
	{
		name: "a question back, about a suit",
		record: record(asked, truth, trusted, askedBack, answered),
		printed: {
			ok: true,
			toAct: [1],
			over: null,
			hands: [
				["JS", "KD", "QS"],
				["JH", "KH", "QD"],
			],
			table: {
				faceUp: [["KS"], ["QH"]],
				question: { by: 1, card: "QH", about: "suit", answer: 0 },
				lied: nobodyLied,
			},
		},
	},
	{
		name: "a wrong guess",
		record: record(asked, truth, trusted, askedBack, answered, trustedBack, { seat: 0, move: "guess", card: "JH" }),
		printed: {
			ok: true,
			toAct: [],
			over: { winner: 1, why: "guess-wrong" },
			hands: [
				["JS", "KD", "QS"],
				["JH", "KH", "QD"],
			],
			table: { faceUp: [["KS"], ["QH"]], question: null, lied: nobodyLied },
		},
	},
	{
		name: "a right guess, by the second player",
		record: record(asked, lie, trusted, { seat: 1, move: "guess", card: "JD" }),
		printed: {
			ok: true,
			toAct: [],
			over: { winner: 1, why: "guess-right" },
			hands: played.hands,
			table: { faceUp: played.faceUp, question: null, lied: [false, true] },
		},
	},
	{
		name: "face-up cards are sorted, in whatever order they were played",
		record: record(asked, truth, trusted, askedBack, answered, trustedBack, {
			seat: 0,
			move: "ask",
			card: "JS",
			about: "rank",
		}),
		printed: {
			ok: true,
			toAct: [1],
			over: null,
			hands: [
				["KD", "QS"],
				["JH", "KH", "QD"],
			],
			table: {
				faceUp: [["JS", "KS"], ["QH"]],
				question: { by: 0, card: "JS", about: "rank", answer: null },
				lied: nobodyLied,
			},
		},
	},
	{
		name: "a second false answer is illegal",
		record: record(
			asked,
			lie,
			trusted,
			askedBack,
			answered,
			trustedBack,
			{ ...asked, card: "QS" },
			{
				seat: 1,
				move: "answer",
				count: 2,
			},
		),
		printed: { ok: false, at: 7, error: "lie-spent" },
	},
	{
		name: "a guess of a card in sight is illegal",
		record: record({ seat: 0, move: "guess", card: "KS" }, "never looked at"),
		printed: { ok: false, at: 0, error: "card-in-sight" },
	},
	{
		name: "a turn before the answer was trusted is illegal",
		record: record(asked, truth, askedBack),
		printed: { ok: false, at: 2, error: "not-your-turn" },
	},
	{
		name: "a move after the end is illegal",
		record: record(asked, lie, doubted, askedBack),
		printed: { ok: false, at: 3, error: "game-over" },
	},
];

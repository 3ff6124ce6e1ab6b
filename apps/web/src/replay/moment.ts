import { type Picture, pictures, tones } from "@fibbers/protocol/choices";
import type { Card, Seat, UnfoldedStep } from "@fibbers/rules";
import type { GameProps, Person, TableInfo } from "../games/game-screen.ts";
import { type Reel, rulesOf } from "./reel.ts";

/** Whose eyes we look through: a player's, or nobody's, with all cards open. */
export type Eyes = Seat | "all";

type AnyGame = GameProps<object, object, object, object>;

/** The people as a table shows them. Records know no coasters, so each seat has its own. */
export const peopleOf = ({ names }: Pick<Reel, "names">): readonly Person[] =>
	names.map((name, seat) => ({
		name,
		picture: (pictures[seat % pictures.length] satisfies Picture | undefined) ?? pictures[0],
		tone: seat % tones,
		computer: null,
		guest: 0,
		presence: "here",
		ready: false,
		score: { played: 0, wins: 0, losses: 0 },
		votes: {},
		open: false,
	}));

/** What a game's board, log and end are told at a step. Nobody's clock runs. */
export function propsAt(reel: Reel, at: number, eyes: Eyes): AnyGame | null {
	const step = reel.steps[at];
	if (step === undefined) return null;
	const viewer = eyes === "all" ? "spectator" : eyes;
	const { table, own } = step.view(viewer);
	const rules = rulesOf(reel);
	const past = reel.events.filter((event) => event.step <= at);
	return {
		info: infoAt(reel, step, at),
		table,
		own,
		seat: eyes === "all" ? null : eyes,
		events: past.flatMap(({ event }) => rules.seen(event, viewer) ?? []),
		online: true,
		send: nothingDone,
		waitingForNext: false,
		act: nothingDone,
	};
}

const nothingDone = async () => ({ done: false, reason: "game-over" }) as const;

const infoAt = (reel: Reel, { outcome, hands }: UnfoldedStep, at: number): TableInfo => ({
	code: "",
	phase: outcome === null ? "playing" : "over",
	seats: peopleOf(reel),
	host: -1,
	openedAt: 0,
	watchers: 0,
	guests: [],
	locked: false,
	delayed: false,
	waiting: 0,
	round: 0,
	doubtMs: 0,
	turnMs: 1,
	actor: -1,
	decisionAt: 0,
	version: at,
	stalled: false,
	commitment: "",
	nextFirst: -1,
	choice: null,
	result: outcome === null ? null : { outcome, hands },
});

/** The cards of a step's claim, as they really were; none where a claim is not about cards. */
export function claimedCards(reel: Reel, index: number): readonly Card[] {
	const { cards, card } = (reel.events[index]?.event ?? {}) as {
		readonly cards?: readonly Card[];
		readonly card?: Card;
	};
	return cards ?? (card === undefined ? [] : [card]);
}

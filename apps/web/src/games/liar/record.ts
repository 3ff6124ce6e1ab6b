import type { Card } from "@fibbers/rules";
import { isMeant } from "./cards.ts";
import { type Answered, otherSeat, type Table } from "./props.ts";

/** A question and its answer, when all cards lie open. */
export interface Recorded extends Answered {
	/** How many it was about were in the hand that answered. */
	readonly truth: number;
	/** Whether the answer was doubted. */
	readonly doubted: "doubted" | "believed";
}

/** Each answer against the hand that gave it: the cards held at the end and those played since. */
export function records(
	{ asked, over }: Pick<Table, "asked" | "over">,
	hands: readonly (readonly Card[])[],
): readonly Recorded[] {
	const byDoubt = over?.why === "caught-lie" || over?.why === "false-alarm";
	return asked.map((question, i) => {
		const answerer = otherSeat(question.by);
		const playedSince = asked.slice(i + 1).filter(({ by }) => by === answerer);
		const held = [...(hands[answerer] ?? []), ...playedSince.map(({ card }) => card)];
		const truth = held.filter((card) => isMeant(question, card)).length;
		return { ...question, truth, doubted: byDoubt && i === asked.length - 1 ? "doubted" : "believed" };
	});
}

export const isLie = ({ answer, truth }: Recorded): boolean => answer !== truth;

/** The one false answer of a seat, null if it gave none. */
export const lieOf = (all: readonly Recorded[], seat: number): Recorded | null =>
	all.find((record) => otherSeat(record.by) === seat && isLie(record)) ?? null;

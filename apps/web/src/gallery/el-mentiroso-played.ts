import { without } from "@fibbers/rules";
import type { Move, Props } from "../games/el-mentiroso/props.ts";

/** The table after the reader's move, near enough: only to look at. */
export function played(props: Props, move: Move): Props {
	const { table, own, seat, events, info } = props;
	if (seat === null || own === null) return props;
	if (move.move === "challenge" && table.pending !== null) {
		const { pending } = table;
		const cards = (["KD", "3S", "7C", "KH"] as const).slice(0, pending.count);
		const taken = table.claims.reduce((sum, { count }) => sum + count, 0);
		return {
			...props,
			info: { ...info, actor: pending.seat, decisionAt: Date.now(), version: info.version + 1 },
			table: { ...table, claims: [], pending: null, nextRank: null, turn: pending.seat },
			events: [...events, { event: "challenged", ...pending, by: seat, cards, lie: true, taker: pending.seat, taken }],
		};
	}
	if (move.move !== "play") return props;
	const claim = { seat, count: move.cards.length, rank: move.rank };
	const turn = (seat + 1) % info.seats.length;
	return {
		...props,
		info: { ...info, actor: turn, decisionAt: Date.now(), version: info.version + 1 },
		own: { ...own, hand: without(own.hand, move.cards) ?? [] },
		table: {
			...table,
			claims: [...table.claims, claim],
			pending: claim,
			nextRank: move.rank,
			turn,
			plays: table.plays + 1,
		},
		events: [...events, { event: "played", ...claim, cards: move.cards }],
	};
}

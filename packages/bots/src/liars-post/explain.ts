import { games, type liarsPost, rankOf } from "@fibbers/rules";
import type { Explain, Reason } from "../advice/advice.ts";
import { masterAt } from "./levels.ts";
import { beliefs } from "./shrewd/belief.ts";
import { situationOf } from "./shrewd/situation.ts";

type Table = liarsPost.Table;

export const explain: Explain<"liars-post"> = (view, move, log) => {
	const { viewer, table, own } = view;
	const open = games["liars-post"].legal(view);
	if (viewer === "spectator" || own === null || open === null || move === null) return null;
	switch (move.move) {
		case "send":
			return whySlide(table, move.card, move);
		case "pass":
			return own.card && whySlide(table, own.card, move);
		case "look":
			return { why: "unsure" };
		case "call": {
			if (!open.call) return null;
			const situation = situationOf(table, viewer, own.hand, log);
			const truth = beliefs(situation, open.call, masterAt(table).malice).get(open.call.claim) ?? 0;
			return truth === 0 ? { why: "impossible" } : { why: "odds", truth };
		}
	}
};

function whySlide({ faceUp }: Table, card: string, { to, claim }: Omit<liarsPost.Hop, "from">): Reason {
	const kind = rankOf(card as never) as liarsPost.Kind;
	const taken = (faceUp[to] ?? []).filter((one) => rankOf(one) === kind).length;
	return { why: "hurts", seat: to, kind, taken, lie: claim !== kind };
}

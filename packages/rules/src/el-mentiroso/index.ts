import type { Game } from "../game.ts";
import { apply } from "./apply.ts";
import { legal } from "./legal.ts";
import { figures, marks } from "./marks.ts";
import { parseMove } from "./moves.ts";
import { actors, endsDoubt, hands, loser, moment, outcome, replayTable, winners } from "./outcome.ts";
import { deal, parseDeal, setup } from "./setup.ts";
import { type ElMentirosoTypes, optionSchema } from "./types.ts";
import { seen, view } from "./view.ts";

export const elMentiroso: Game<ElMentirosoTypes> = {
	optionSchema,
	seats: () => ({ min: 3, max: 8 }),
	deal,
	parseDeal,
	setup,
	actors,
	view,
	legal,
	parseMove,
	apply,
	seen,
	moment,
	timeless: ["discard"],
	hasDoubtTime: true,
	endsDoubt,
	reveals: ["challenged"],
	outcome,
	loser,
	winners,
	nextFirst: "left-of-loser",
	hands,
	replayTable,
	marks,
	figures,
};

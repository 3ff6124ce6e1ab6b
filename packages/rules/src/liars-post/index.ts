import type { Game } from "../game.ts";
import { apply } from "./apply.ts";
import { legal } from "./legal.ts";
import { figures, marks } from "./marks.ts";
import { parseMove } from "./moves.ts";
import { actors, hands, loser, moment, outcome, replayTable, winners } from "./outcome.ts";
import { deal, parseDeal, seats, setup } from "./setup.ts";
import { type LiarsPostTypes, optionSchema } from "./types.ts";
import { seen, view } from "./view.ts";

export const liarsPost: Game<LiarsPostTypes> = {
	optionSchema,
	seats,
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
	timeless: [],
	hasDoubtTime: false,
	endsDoubt: () => false,
	reveals: ["called"],
	outcome,
	loser,
	winners,
	nextFirst: "left-of-loser",
	hands,
	replayTable,
	marks,
	figures,
};

import type { Game } from "../game.ts";
import { apply } from "./apply.ts";
import { legal } from "./legal.ts";
import { figures, marks } from "./marks.ts";
import { parseMove } from "./moves.ts";
import { actors, hands, loser, moment, outcome, replayTable, winners } from "./outcome.ts";
import { deal, parseDeal, setup } from "./setup.ts";
import { type LiarTypes, optionSchema } from "./types.ts";
import { seen, view } from "./view.ts";

export const liar: Game<LiarTypes> = {
	optionSchema,
	seats: () => ({ min: 2, max: 2 }),
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
	reveals: ["doubted", "guessed"],
	outcome,
	loser,
	winners,
	nextFirst: "chosen-by-loser",
	hands,
	replayTable,
	marks,
	figures,
};

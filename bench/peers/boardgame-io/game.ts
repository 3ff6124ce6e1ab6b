import { type elMentiroso, games, parseOptions, type Random, type Seat } from "@fibbers/rules";
import { ActivePlayers, type Context, type Game, INVALID_MOVE } from "./boardgame-io.ts";

const rules = games["el-mentiroso"];

interface Match {
	readonly state: elMentiroso.State;
	/** What the last move brought about. */
	readonly events: readonly elMentiroso.Event[];
	/** Who wants another game. */
	readonly ready: readonly Seat[];
}

/** What one client is sent of a match. */
export interface MatchView {
	readonly view: elMentiroso.ElMentirosoView;
	readonly events: readonly elMentiroso.Event[];
	readonly ready: readonly Seat[];
}

const options = ((): elMentiroso.Options => {
	const parsed = parseOptions(rules.optionSchema, {});
	if (!parsed.ok) throw new Error("the game refuses its own defaults");
	return parsed.value as elMentiroso.Options;
})();

function dealt({ ctx, random }: Context<Match>, first: Seat): Match {
	const chance: Random = { below: (n) => random.Die(n) - 1 };
	const deal = rules.deal(options, ctx.numPlayers, first, chance);
	return { state: rules.setup(options, deal), events: [], ready: [] };
}

/** The project's rules as a game of boardgame.io. */
export const game: Game<Match> = {
	name: "el-mentiroso",
	setup: (context) => dealt(context, 0),
	playerView: ({ G, playerID }): MatchView => {
		const viewer = playerID === null ? "spectator" : Number(playerID);
		return {
			view: rules.view(G.state, viewer),
			events: G.events.flatMap((event) => rules.seen(event, viewer) ?? []),
			ready: G.ready,
		};
	},
	// What was seen cannot be taken back; and a match is cheaper without.
	disableUndo: true,
	// Whoever has cards may challenge, on turn or not. Whose turn it is the rules know: that a turn of the match's own ends costs more.
	turn: { activePlayers: ActivePlayers.ALL },
	moves: {
		make: {
			move: ({ G, playerID }, given) => {
				const move = rules.parseMove(given);
				const applied = move && rules.apply(G.state, Number(playerID), move);
				if (!applied?.ok) return INVALID_MOVE;
				const { state, events } = applied.value;
				return { ...G, state, events };
			},
			redact: true,
			client: false,
		},
		ready: {
			move: (context) => {
				const { G, playerID, ctx } = context;
				const over = rules.outcome(G.state);
				const seat = Number(playerID);
				if (over === null || G.ready.includes(seat)) return INVALID_MOVE;
				const ready = [...G.ready, seat];
				if (ready.length < ctx.numPlayers) return { ...G, events: [], ready };
				return dealt(context, (rules.loser(over) + 1) % ctx.numPlayers);
			},
			redact: false,
			client: false,
		},
	},
};

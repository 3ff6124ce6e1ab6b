import { type Figures, type Game, type GameId, type GameTypes, games, rankOf, type Seat } from "@fibbers/rules";
import { isAsked, isDoubt } from "../src/advice/judging.ts";
import { match } from "../testkit/match.ts";
import { playerOf } from "./duel.ts";

/** How a player plays, whether or not it wins: how often it did what it could have done. */
export interface Ways {
	/** Claims that could have been lies, and those that were. */
	readonly claims: number;
	readonly lies: number;
	/** How often it was asked whether it believes, doubted, and was right to. */
	readonly asked: number;
	readonly doubts: number;
	readonly right: number;
	/** Cards that it looked at and passed on. */
	readonly looks: number;
}

type View = ReturnType<Game["view"]>;
/** Moves of all games, as far as they claim something. */
interface Claiming {
	readonly move: string;
	readonly cards?: readonly string[];
	readonly rank?: string;
	readonly card?: string;
	readonly claim?: string;
	readonly count?: number;
}

/** What all games may leave open, as far as it lets one lie. */
interface Open {
	readonly answer?: { readonly counts: readonly number[]; readonly truth: number } | null;
}

const nothing: Ways = { claims: 0, lies: 0, asked: 0, doubts: 0, right: 0, looks: 0 };

/** How each of the players at a table plays over so many games; where two have one name, both together. */
export async function waysOf(
	id: GameId,
	options: object,
	seated: (seed: number) => readonly string[],
	count: number,
): Promise<ReadonlyMap<string, Ways>> {
	const game: Game = games[id];
	const ways = new Map<string, Ways>();
	for (let seed = 0; seed < count; seed++) {
		const names = seated(seed);
		const players = names.map((name) => playerOf(id, name));
		for (const player of players) await player.ready?.();
		const add = (seat: Seat, what: Partial<Ways>): void => {
			const name = names[seat] ?? "";
			ways.set(name, sum(ways.get(name) ?? nothing, what));
		};
		const events: GameTypes["event"][] = [];
		for (const { state, seat, move, events: happened } of match(game, options, players, seed)) {
			events.push(...happened);
			add(seat, wayOf(game, game.view(state, seat), move));
		}
		for (const [seat, { callsRight }] of game.figures(events, names.length).entries())
			add(seat, { right: rightOf(id, callsRight) });
	}
	return ways;
}

/** In Liar's Post believing is a call too, and may be right. */
const rightOf = (id: GameId, callsRight: Figures["callsRight"]): number => (id === "liars-post" ? 0 : callsRight);

function wayOf(game: Game, view: View, move: Claiming | null): Partial<Ways> {
	const open: Open | null = game.legal(view);
	return {
		asked: Number(isAsked(open)),
		doubts: Number(isDoubt(move)),
		looks: Number(move?.move === "look"),
		...(move !== null && canLie(move, open) ? { claims: 1, lies: Number(isLie(move, view, open)) } : {}),
	};
}

function canLie({ move }: Claiming, open: Open | null): boolean {
	if (move !== "answer") return ["play", "send", "pass"].includes(move);
	return (open?.answer?.counts.length ?? 0) > 1;
}

function isLie(move: Claiming, view: View, open: Open | null): boolean {
	if (move.move === "play") return (move.cards ?? []).some((card) => rankOf(card as never) !== move.rank);
	if (move.move === "answer") return move.count !== open?.answer?.truth;
	const card = move.card ?? (view.own as { readonly card: string | null }).card ?? "";
	return rankOf(card as never) !== move.claim;
}

const sum = (a: Ways, b: Partial<Ways>): Ways => ({
	claims: a.claims + (b.claims ?? 0),
	lies: a.lies + (b.lies ?? 0),
	asked: a.asked + (b.asked ?? 0),
	doubts: a.doubts + (b.doubts ?? 0),
	right: a.right + (b.right ?? 0),
	looks: a.looks + (b.looks ?? 0),
});

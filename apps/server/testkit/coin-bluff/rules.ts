import {
	type Applied,
	type Card,
	type Deal,
	type Game,
	type GameTypes,
	marked,
	ok,
	pick,
	type Result,
	refuse,
	type Seat,
	type Told,
	tallied,
	type View,
	whole,
} from "@fibbers/rules";

/** C1: the first player tosses a coin and alone sees it: an Ace for heads, a King for tails. */
export const coins = ["AS", "KS"] as const satisfies readonly Card[];
type Side = "heads" | "tails";
type Coin = (typeof coins)[number];

export interface State {
	readonly tosser: Seat;
	readonly coin: Coin;
	readonly said: Side | null;
	readonly over: Outcome | null;
}

interface Outcome {
	readonly winner: Seat;
}

interface Table {
	readonly tosser: Seat;
	readonly said: Side | null;
	readonly over: Outcome | null;
}

interface Own {
	readonly coin: Coin | null;
}

/** C2: the tosser says what it shows. C3: the other believes it or not, and wins when right. */
export type Move =
	| { readonly move: "say"; readonly side: Side }
	| { readonly move: "believe" }
	| { readonly move: "doubt" };

type Event =
	| { readonly event: "said"; readonly seat: Seat; readonly side: Side; readonly coin?: Coin }
	| { readonly event: "shown"; readonly seat: Seat; readonly doubted: boolean; readonly coin: Coin };

interface Legal {
	readonly moves: readonly Move["move"][];
}

type Refusal = "game-over" | "not-your-turn" | "not-that";

export interface CoinBluffTypes extends GameTypes {
	options: Record<never, never>;
	deal: Deal;
	state: State;
	table: Table;
	own: Own;
	move: Move;
	event: Event;
	refusal: Refusal;
	legal: Legal;
	outcome: Outcome;
}

type CoinBluffView = View<Table, Own>;

const sideOf = (coin: Coin): Side => (coin === "AS" ? "heads" : "tails");
const actor = ({ tosser, said }: Table): Seat => (said === null ? tosser : 1 - tosser);

function parseDeal(_options: object, seats: number, given: unknown): Result<Deal, "bad-deal"> {
	if (typeof given !== "object" || given === null) return refuse("bad-deal");
	const { hands, first } = given as Partial<Deal>;
	if (!Array.isArray(hands) || hands.length !== seats || (first !== 0 && first !== 1)) return refuse("bad-deal");
	const [coin, ...more] = hands[first] ?? [];
	const isToss = coins.some((each) => each === coin) && more.length === 0 && hands[1 - first]?.length === 0;
	return isToss ? ok({ hands, first }) : refuse("bad-deal");
}

const view = ({ tosser, coin, said, over }: State, viewer: Seat | "spectator"): CoinBluffView => ({
	viewer,
	table: { tosser, said, over },
	own: viewer === "spectator" ? null : { coin: viewer === tosser ? coin : null },
});

function legal({ viewer, table }: CoinBluffView): Legal | null {
	if (viewer === "spectator") return null;
	if (table.over !== null || actor(table) !== viewer) return { moves: [] };
	return { moves: table.said === null ? ["say"] : ["believe", "doubt"] };
}

function apply(state: State, seat: Seat, move: Move): Result<Applied<State, Event>, Refusal> {
	const { tosser, coin, said, over } = state;
	if (over !== null) return refuse("game-over");
	if (actor(state) !== seat) return refuse("not-your-turn");
	if (!legal(view(state, seat))?.moves.includes(move.move)) return refuse("not-that");
	if (move.move === "say")
		return ok({ state: { ...state, said: move.side }, events: [{ event: "said", seat, side: move.side, coin }] });
	const isTrue = said === sideOf(coin);
	const winner = isTrue === (move.move === "believe") ? seat : tosser;
	return ok({
		state: { ...state, over: { winner } },
		events: [{ event: "shown", seat, doubted: move.move === "doubt", coin }],
	});
}

function parseMove(given: unknown): Move | null {
	const { move, side } = (given ?? {}) as { move?: unknown; side?: unknown };
	if (move === "say") return side === "heads" || side === "tails" ? { move, side } : null;
	return move === "believe" || move === "doubt" ? { move } : null;
}

const told = (event: Event): Told =>
	event.event === "said"
		? { claims: { seat: event.seat, kind: sideOf(whole(event.coin)) === event.side ? "truth" : "lie" } }
		: { settles: { as: event.doubted ? "doubted" : "believed", by: event.seat, cost: 1 } };

/** The smallest game that has a secret, a lie and a doubt. */
export const coinBluff: Game<CoinBluffTypes> = {
	optionSchema: {},
	seats: () => ({ min: 2, max: 2 }),
	deal: (_options, seats, first, random) => {
		const coin = pick(coins, random);
		return { hands: Array.from({ length: seats }, (_, seat) => (seat === first ? [coin] : [])), first };
	},
	parseDeal,
	setup: (_options, { hands, first }) => ({
		tosser: first,
		coin: coins.find((coin) => coin === hands[first]?.[0]) ?? "AS",
		said: null,
		over: null,
	}),
	actors: (state) => (state.over === null ? [actor(state)] : []),
	view,
	legal,
	parseMove,
	apply,
	seen: (event, viewer) =>
		event.event === "said" && event.seat !== viewer ? { event: "said", seat: event.seat, side: event.side } : event,
	moment: ({ said, over }) => (said === null ? 0 : 1) + (over === null ? 0 : 1),
	timeless: [],
	hasDoubtTime: false,
	endsDoubt: () => false,
	reveals: ["shown"],
	outcome: ({ over }) => over,
	loser: ({ winner }) => 1 - winner,
	winners: ({ winner }) => [winner],
	nextFirst: "left-of-loser",
	hands: ({ tosser, coin }) => [0, 1].map((seat) => (seat === tosser ? [coin] : [])),
	replayTable: ({ said }) => ({ said }),
	marks: (events) => marked(events, told),
	figures: (events, seats) =>
		tallied(marked(events, told), seats, { calls: ["caught", "doubted"], falls: ["believed"] }),
};

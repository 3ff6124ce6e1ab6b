import { type Card, games, liar, ok, type Refused, type Result, refuse, type Seat } from "@fibbers/rules";

const game = games.liar;

type OrRefused<Value> = { readonly ok: true; readonly value: Value } | Refused;

/**
 * Reads one line, a game of Liar! so far: `{"hand":[…],"first":0|1,"moves":[…]}`, moves as in a game record, and gives what the seat to act sees.
 * `hand` is what that seat holds now, or the four cards that it was dealt.
 */
export function viewOf(line: string): OrRefused<liar.LiarView> {
	const read = parse(line);
	if (!read.ok) return { ...read, at: null };
	const { hand, first, moves } = read.value;
	const seat = moves.length === 0 ? first : 1 - (seatOf(moves.at(-1)) ?? 0);
	const own = dealtTo(seat, hand, moves);
	if (own === null) return { ok: false, at: null, error: "bad-hand" };
	// Only the other knows his cards: any that go with his moves will do. Where none do, what is told is where the last of them fails.
	let refused: Refused = { ok: false, at: null, error: "bad-moves" };
	for (const start of dealsFor(seat, own, first, moves)) {
		const played = play(start, moves);
		if (played.ok) return seen(played.value, seat);
		if ((played.at ?? -1) > (refused.at ?? -1)) refused = played;
	}
	return refused;
}

const seen = (state: liar.State, seat: Seat): OrRefused<liar.LiarView> =>
	state.over === null ? ok(game.view(state, seat)) : { ok: false, at: null, error: "game-over" };

interface GameSoFar {
	readonly hand: readonly Card[];
	readonly first: Seat;
	/** Each is judged when its turn comes. */
	readonly moves: readonly unknown[];
}

function parse(line: string): Result<GameSoFar, string> {
	let given: unknown;
	try {
		given = JSON.parse(line);
	} catch {
		return refuse("not-json");
	}
	if (typeof given !== "object" || given === null || Array.isArray(given)) return refuse("not-a-game");
	const { hand, first, moves } = given as Record<keyof GameSoFar, unknown>;
	if (!Array.isArray(hand) || !hand.every(isCard) || new Set(hand).size !== hand.length) return refuse("bad-hand");
	if (first !== 0 && first !== 1) return refuse("bad-first");
	if (!Array.isArray(moves)) return refuse("bad-moves");
	return ok({ hand, first, moves });
}

const isCard = (value: unknown): value is Card => (liar.deck as readonly unknown[]).includes(value);

function seatOf(move: unknown): Seat | null {
	if (typeof move !== "object" || move === null) return null;
	const { seat } = move as { seat?: unknown };
	return seat === 0 || seat === 1 ? seat : null;
}

/** The cards that the seat has played. */
const playedBy = (seat: Seat, moves: readonly unknown[]): readonly Card[] =>
	moves.flatMap((given) => {
		const move = seatOf(given) === seat ? game.parseMove(given) : null;
		return move?.move === "ask" ? [move.card] : [];
	});

/** The four cards that the seat was dealt; null where the hand does not go with what it has played. */
function dealtTo(seat: Seat, hand: readonly Card[], moves: readonly unknown[]): readonly Card[] | null {
	const dealt = [...new Set([...hand, ...playedBy(seat, moves)])];
	return dealt.length === 4 && (hand.length === 4 || hand.length + playedBy(seat, moves).length === 4) ? dealt : null;
}

/** Every deal in which the other held what he has played. */
function dealsFor(seat: Seat, own: readonly Card[], first: Seat, moves: readonly unknown[]): readonly liar.State[] {
	const shown = playedBy(1 - seat, moves).filter((card) => !own.includes(card));
	const others = liar.deck.filter((card) => !own.includes(card));
	return others
		.filter((middle) => !shown.includes(middle))
		.map((middle) => {
			const other = others.filter((card) => card !== middle);
			return game.setup({}, { hands: seat === 0 ? [own, other] : [other, own], first, middle });
		});
}

function play(start: liar.State, moves: readonly unknown[]): OrRefused<liar.State> {
	let state = start;
	for (const [at, given] of moves.entries()) {
		const seat = seatOf(given);
		const move = game.parseMove(given);
		if (move === null) return { ok: false, at, error: "no-such-move" };
		if (seat === null) return { ok: false, at, error: "no-such-seat" };
		const applied = game.apply(state, seat, move);
		if (!applied.ok) return { ok: false, at, error: applied.error };
		state = applied.value.state;
	}
	return ok(state);
}

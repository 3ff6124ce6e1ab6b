import { randomBytes } from "node:crypto";
import type { Figures } from "@fibbers/rules";
import type { JournalEntry, NewDevice, Player, SeatResult, Store, StoredGame } from "../../src/store/store.ts";

const fresh = (): string => randomBytes(8).toString("hex");

/** Some time in the year 2026, ms. */
export const noon = 1_780_000_000_000;

export const device = (label = "a phone"): NewDevice => ({ tokenHash: fresh(), label });

export async function newPlayer(
	store: Store,
	name = "Ada",
	at = noon,
): Promise<Player & { readonly tokenHash: string }> {
	const first = device();
	const profile = { name, picture: "lemon", tone: 1 } as const;
	const player = await store.players.create({ id: fresh(), profile, device: first, at });
	return { ...player, tokenHash: first.tokenHash };
}

export const entry = (table: string, seq: number, epoch = 1): JournalEntry => ({
	table,
	seq,
	epoch,
	at: noon + seq,
	entry: JSON.stringify({ move: "send", to: seq, says: "“ñ” 🂡" }),
});

export const figures = (n: number): Figures => ({
	claims: n + 5,
	lies: n + 4,
	liesCaught: n + 3,
	calls: n + 2,
	callsRight: n + 1,
	believedLies: n,
	dearestLie: n % 7,
});

/** Seat 0 wins and seat 1 loses. */
export function sampleGame(
	seats: readonly (Pick<SeatResult, "player" | "name"> & Partial<SeatResult>)[],
	rest: Partial<StoredGame> = {},
): StoredGame {
	return {
		id: fresh(),
		game: "liars-post",
		table: "QWERTY",
		round: 1,
		startedAt: noon - 60_000,
		endedAt: noon,
		finished: true,
		record: JSON.stringify({ game: "liars-post", seats: seats.length, moves: [{ seat: 0, move: "look" }] }),
		...rest,
		seats: seats.map((given, seat) => ({
			seat,
			won: seat === 0,
			lost: seat === 1,
			figures: figures(10 * seat),
			...given,
		})),
	};
}

/** A game as it is given back: with everybody's name in the record. */
export function asStored(game: StoredGame): StoredGame {
	const { names: _, ...record } = JSON.parse(game.record);
	return { ...game, record: JSON.stringify({ ...record, names: game.seats.map(({ name }) => name) }) };
}

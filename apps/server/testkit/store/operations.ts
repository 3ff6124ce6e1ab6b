import fc from "fast-check";
import { Conflict, JournalRefused } from "../../src/store/errors.ts";
import type { Comparable } from "./model/index.ts";
import { figures, noon, sampleGame } from "./samples.ts";

/** Few of each, so that operations meet. */
export const ids = {
	players: ["p0", "p1", "p2"],
	tokens: ["k0", "k1", "k2", "k3"],
	secrets: ["s0", "s1"],
	tables: ["AAAAAA", "BBBBBB"],
	games: ["g0", "g1", "g2", "g3", "g4"],
} as const;

/** Something that a store is asked to do. Ids that it makes itself are left out of the answer. */
interface Operation {
	readonly run: (store: Comparable, at: number) => Promise<unknown>;
}

const player = fc.constantFrom(...ids.players);
const token = fc.constantFrom(...ids.tokens);
const secret = fc.constantFrom(...ids.secrets);
const table = fc.constantFrom(...ids.tables);
const game = fc.constantFrom(...ids.games);
const kind = fc.constantFrom("liar" as const, "liars-post" as const);
/** PostgreSQL takes every character but this one. */
const name = fc.string({ unit: "grapheme", maxLength: 8 }).map((text) => text.replaceAll("\0", ""));
const weekMs = 7 * 24 * 60 * 60 * 1000;
const epoch = fc.integer({ min: 1, max: 3 });

function operationOf<Args>(
	name: string,
	args: fc.Arbitrary<Args>,
	run: (store: Comparable, at: number, args: Args) => Promise<unknown>,
): fc.Arbitrary<Operation> {
	return args.map((args) => ({
		run: (store, at) => run(store, at, args),
		[fc.toStringMethod]: () => `${name} ${JSON.stringify(args)}`,
	}));
}

const create = operationOf("create", fc.record({ player, token, name }), (store, at, { player, token, name }) => {
	const profile = { name, picture: "cat", tone: 2 } as const;
	return store.players.create({ id: player, profile, device: { tokenHash: token, label: token }, at });
});

const come = operationOf("come", token, async (store, at, token) => {
	return (await store.players.findByToken(token, at))?.player ?? null;
});

const update = operationOf(
	"update",
	fc.record({ player, name, language: fc.constantFrom("es", null), settings: fc.dictionary(name, fc.integer()) }),
	(store, _, { player, name, ...rest }) => store.players.update(player, { profile: { name }, ...rest }),
);

const link = operationOf(
	"link",
	fc.record({ player, secretHash: secret, forMs: fc.integer({ min: 1, max: 90_000 }) }),
	(store, at, { forMs, ...link }) => store.players.createLink({ ...link, at, expiresAt: at + forMs }),
);

const redeem = operationOf("redeem", fc.record({ secret, token }), (store, at, { secret, token }) =>
	store.players.redeemLink(secret, { tokenHash: token, label: token }, at),
);

const findLink = operationOf("findLink", secret, (store, at, secret) => store.players.findLink(secret, at));

const removeDevice = operationOf("removeDevice", fc.record({ player, token }), async (store, _, { player, token }) => {
	// Long ago, so that nothing is noted.
	const known = await store.players.findByToken(token, 0);
	return await store.players.removeDevice(player, known?.device ?? "");
});

const leave = operationOf("leave", fc.record({ player, name }), (store, at, { player, name }) =>
	store.players.delete(player, { name, at }),
);

const openTable = operationOf("openTable", fc.record({ table, holder: name }), (store, at, { table, holder }) =>
	store.journal.open(table, holder, at),
);

const claim = operationOf(
	"claim",
	fc.record({ table, holder: name, from: name }),
	(store, at, { table, holder, from }) => store.journal.claim(table, holder, from, at),
);

const append = operationOf(
	"append",
	fc.array(fc.record({ table, epoch, seq: fc.integer({ min: 0, max: 9 }), entry: fc.json() }), { maxLength: 4 }),
	(store, at, entries) => store.journal.append(entries.map((entry) => ({ ...entry, at }))),
);

const close = operationOf("close", fc.record({ table, epoch }), (store, at, { table, epoch }) =>
	store.journal.close(table, epoch, at),
);

const seats = fc.uniqueArray(fc.record({ player: fc.option(player), name, counted: fc.nat(99), won: fc.boolean() }), {
	maxLength: 4,
	// Nobody sits twice, but computers do.
	selector: (seat) => seat.player ?? seat,
});

const ended = fc.record({
	id: game,
	game: kind,
	finished: fc.boolean(),
	seats,
	endedAt: fc.tuple(fc.nat(3), fc.nat(14)).map(([ms, weeks]) => noon + ms + weeks * weekMs),
});

const addGames = operationOf("addGames", fc.array(ended, { maxLength: 3 }), (store, _, games) =>
	store.games.add(
		...games.map(({ seats, ...rest }) => {
			const results = seats.map(({ counted, ...seat }) => ({ ...seat, figures: figures(counted) }));
			return sampleGame(results, rest);
		}),
	),
);

const share = operationOf("share", fc.record({ game, player }), async (store, _, { game, player }) => {
	const token = await store.games.share(game, player);
	const kept = (await store.games.shareOf(game, player)) === token;
	return token === null ? null : { kept, game: await store.games.findShared(token) };
});

const unshare = operationOf("unshare", fc.record({ game, player }), async (store, _, { game, player }) => {
	const token = await store.games.share(game, player);
	await store.games.unshare(game, player);
	return await store.games.findShared(token ?? "");
});

const list = operationOf(
	"list",
	fc.record(
		{ player, limit: fc.integer({ min: 1, max: 3 }), game: kind, won: fc.boolean(), before: game },
		{ requiredKeys: ["player", "limit"] },
	),
	(store, _, { player, ...filter }) => store.games.list(player, filter),
);

/** An operation and how long after the one before it, ms. */
export const timedOperation = fc.record({
	after: fc.integer({ min: 0, max: 50_000 }),
	// Much of what nothing works without.
	operation: fc.oneof(
		{ weight: 3, arbitrary: create },
		{ weight: 2, arbitrary: openTable },
		{ weight: 3, arbitrary: claim },
		{ weight: 4, arbitrary: append },
		{ weight: 4, arbitrary: addGames },
		come,
		update,
		link,
		findLink,
		redeem,
		removeDevice,
		leave,
		close,
		share,
		unshare,
		list,
	),
});

/** What came of it: a value, or which refusal. */
export async function outcomeOf(run: () => Promise<unknown>): Promise<unknown> {
	try {
		return { value: await run() };
	} catch (error) {
		if (error instanceof Conflict) return { refused: "conflict" };
		if (error instanceof JournalRefused) return { refused: error.code, tables: error.tables.toSorted() };
		throw error;
	}
}

/** All that can be asked without changing anything. */
export async function everything({ players, journal, games }: Comparable): Promise<unknown> {
	const ask = <T, R>(of: readonly T[], what: (one: T) => Promise<R>): Promise<R[]> => Promise.all(of.map(what));
	return {
		players: await ask(ids.players, (id) => players.find(id)),
		devices: await ask(ids.players, async (id) =>
			(await players.devices(id)).map((device) => JSON.stringify({ ...device, id: null })).sort(),
		),
		holders: await ask(ids.tables, (code) => journal.holder(code)),
		entries: await ask(ids.tables, (code) => journal.read(code)),
		closed: await ask(ids.tables, (code) => journal.wasClosed(code)),
		live: await journal.holders(),
		lastAt: await journal.lastAt(),
		games: await ask(ids.games, (id) => games.find(id)),
		lists: await ask(ids.players, (id) => games.list(id, { limit: 100 })),
		reports: await ask(ids.players, (id) => games.report(id)),
	};
}

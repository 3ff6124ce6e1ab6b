import { randomUUID } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import { exportedCircle } from "./circle-queries.ts";
import { StoreUnavailable } from "./errors.ts";
import { freshFriendCode } from "./friend-codes.ts";
import { exportedGames } from "./game-export.ts";
import { type Database, needsRowLocks, type Schema } from "./schema.ts";
import type { Device, NewDevice, Player, PlayerChange, PlayerStore, Settings } from "./store.ts";

/** How long somebody is taken to be still here, ms, before it is noted again. */
const seenEveryMs = 60_000;

const settingsBytes = 4_096;

export function playerStore(db: Database): PlayerStore {
	async function find(id: string, within: Database = db): Promise<Player | null> {
		const row = await within.selectFrom("players").selectAll().where("id", "=", id).executeTakeFirst();
		return row === undefined ? null : playerOf(row);
	}

	async function devices(id: string): Promise<readonly Device[]> {
		return await db
			.selectFrom("devices")
			.select(["id", "label", "createdAt", "seenAt"])
			.where("playerId", "=", id)
			.orderBy("createdAt")
			.orderBy("id")
			.execute();
	}

	/** Players before devices, as everywhere: two that lock in one order never wait for each other. */
	const noteSeen = (player: string, device: string, at: number): Promise<void> =>
		db.transaction().execute(async (trx) => {
			await trx.updateTable("players").set({ seenAt: at }).where("id", "=", player).where("seenAt", "<", at).execute();
			await trx.updateTable("devices").set({ seenAt: at }).where("id", "=", device).execute();
		});

	return {
		find,
		devices,
		create: ({ id, profile: { name, picture, tone }, device, at }) =>
			db.transaction().execute(async (trx) => {
				const row = {
					id,
					name,
					picture,
					tone,
					language: null,
					settings: "{}",
					createdAt: at,
					seenAt: at,
					showsPresence: "friends",
					showsTable: "friends",
				} as const;
				const player = await insertPlayer(trx, row);
				await trx
					.insertInto("devices")
					.values(deviceRow(id, device, at))
					.execute();
				return playerOf(player);
			}),

		async findByToken(tokenHash, at) {
			const known = await db
				.selectFrom("devices")
				.innerJoin("players", "players.id", "devices.playerId")
				.selectAll("players")
				.select(["devices.id as device", "devices.seenAt as deviceSeenAt"])
				.where("tokenHash", "=", tokenHash)
				.executeTakeFirst();
			if (known === undefined) return null;
			const { device, deviceSeenAt, ...row } = known;
			const player = playerOf(row);
			if (at - deviceSeenAt < seenEveryMs) return { player, device };
			try {
				await noteSeen(row.id, device, at);
			} catch (error) {
				// Who can be read may come in, also when nothing can be written.
				if (!(error instanceof StoreUnavailable)) throw error;
			}
			return { player: { ...player, seenAt: Math.max(player.seenAt, at) }, device };
		},

		async update(id, change) {
			const set = changed(change);
			if (Object.keys(set).length === 0) return find(id);
			const row = await db.updateTable("players").set(set).where("id", "=", id).returningAll().executeTakeFirst();
			return row === undefined ? null : playerOf(row);
		},

		async removeDevice(id, device) {
			const removed = await db
				.deleteFrom("devices")
				.where("id", "=", device)
				.where("playerId", "=", id)
				.returning("id")
				.executeTakeFirst();
			return removed !== undefined;
		},

		createLink: ({ secretHash, player, at, expiresAt }) =>
			db.transaction().execute(async (trx) => {
				await trx.deleteFrom("links").where("expiresAt", "<=", at).execute();
				await trx.insertInto("links").values({ secretHash, playerId: player, expiresAt }).execute();
			}),

		async findLink(secretHash, at) {
			const row = await db
				.selectFrom("links")
				.innerJoin("players", "players.id", "links.playerId")
				.selectAll("players")
				.where("secretHash", "=", secretHash)
				.where("expiresAt", ">", at)
				.executeTakeFirst();
			return row === undefined ? null : playerOf(row);
		},

		redeemLink: (secretHash, device, at) =>
			db.transaction().execute(async (trx) => {
				// Of two at once, the second waits here for the first, and then finds nothing.
				const link = await trx
					.deleteFrom("links")
					.where("secretHash", "=", secretHash)
					.returning(["playerId", "expiresAt"])
					.executeTakeFirst();
				if (link === undefined || link.expiresAt <= at) return null;
				await trx
					.insertInto("devices")
					.values(deviceRow(link.playerId, device, at))
					.execute();
				return find(link.playerId, trx);
			}),

		async export(id) {
			const player = await find(id);
			if (player === null) return null;
			const links = await db
				.selectFrom("links")
				.select("expiresAt")
				.where("playerId", "=", id)
				.orderBy("expiresAt")
				.execute();
			const pushes = await db
				.selectFrom("pushSubscriptions")
				.innerJoin("devices", "devices.id", "pushSubscriptions.deviceId")
				.select(["endpoint", "pushSubscriptions.createdAt"])
				.where("playerId", "=", id)
				.orderBy("pushSubscriptions.createdAt")
				.execute();
			const reports = await db
				.selectFrom("reports")
				.select(["tableCode as table", "reason", "text"])
				.where("reporterId", "=", id)
				.orderBy("at")
				.execute();
			const circle = await exportedCircle(db, id);
			if (circle === null) return null;
			return { player, devices: await devices(id), links, circle, pushes, reports, games: await exportedGames(db, id) };
		},

		delete: (id, { name, at }) =>
			db.transaction().execute(async (trx) => {
				// Locked first: a game that is stored meanwhile comes before all of this or after it.
				const player = await trx
					.selectFrom("players")
					.select("id")
					.where("id", "=", id)
					.$if(needsRowLocks(trx), (query) => query.forUpdate())
					.executeTakeFirst();
				if (player === undefined) return false;
				await trx
					.insertInto("departed")
					.values({ id, name, at })
					.onConflict((conflict) => conflict.column("id").doUpdateSet({ name, at }))
					.execute();
				await trx.updateTable("seats").set({ playerId: null, name }).where("playerId", "=", id).execute();
				await trx.deleteFrom("players").where("id", "=", id).execute();
				return true;
			}),
	};
}

/** With a friend code that nobody has. */
async function insertPlayer(
	trx: Database,
	row: Omit<Insertable<Schema["players"]>, "friendCode">,
): Promise<Selectable<Schema["players"]>> {
	for (;;) {
		const player = await trx
			.insertInto("players")
			.values({ ...row, friendCode: freshFriendCode() })
			.onConflict((conflict) => conflict.column("friendCode").doNothing())
			.returningAll()
			.executeTakeFirst();
		if (player !== undefined) return player;
	}
}

const deviceRow = (playerId: string, { tokenHash, label }: NewDevice, at: number) => ({
	id: randomUUID(),
	playerId,
	tokenHash,
	label,
	createdAt: at,
	seenAt: at,
});

const playerOf = (row: Selectable<Schema["players"]>): Player => ({
	id: row.id,
	profile: { name: row.name, picture: row.picture, tone: row.tone },
	language: row.language,
	settings: JSON.parse(row.settings),
	createdAt: row.createdAt,
	seenAt: row.seenAt,
});

/** The columns to write; what was left out is not among them. */
function changed({ profile = {}, language, settings }: PlayerChange): Partial<Selectable<Schema["players"]>> {
	const { name, picture, tone } = profile;
	return {
		...(name !== undefined && { name }),
		...(picture !== undefined && { picture }),
		...(tone !== undefined && { tone }),
		...(language !== undefined && { language }),
		...(settings !== undefined && { settings: textOf(settings) }),
	};
}

function textOf(settings: Settings): string {
	const text = JSON.stringify(settings);
	if (Buffer.byteLength(text) > settingsBytes) throw new RangeError(`settings of more than ${settingsBytes} bytes`);
	return text;
}

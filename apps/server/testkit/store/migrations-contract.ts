import { codeAlphabet, friendCodeLength } from "@fibbers/protocol";
import { Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { DatabaseTooNew } from "../../src/store/errors.ts";
import { dialectOf, type Place } from "../../src/store/open-store.ts";
import { socialTables } from "../../src/store/social-migration.ts";
import type { Opener } from "./contract.ts";
import { newPlayer } from "./samples.ts";

interface Applied {
	readonly kysely_migration: { readonly name: string; readonly timestamp: string };
}

async function asDatabase<T>(place: Place, ask: (db: Kysely<Applied>) => Promise<T>): Promise<T> {
	const db = new Kysely<Applied>({ dialect: dialectOf(place) });
	try {
		return await ask(db);
	} finally {
		await db.destroy();
	}
}

export function migrationsContract(fresh: () => Promise<Place>, openerAt: (place: Place) => Opener): void {
	const applied = (place: Place) => asDatabase(place, (db) => db.selectFrom("kysely_migration").selectAll().execute());

	describe("migrations", () => {
		it("opening a database again changes nothing in it", async () => {
			const place = await fresh();
			const open = openerAt(place);
			const { id } = await newPlayer(await open());
			const before = await applied(place);
			expect(before.length).toBeGreaterThan(0);
			const again = await open();
			expect(await again.players.find(id)).toMatchObject({ id });
			expect(await applied(place)).toEqual(before);
		});

		it("a new database can be opened by several at once", async () => {
			const place = await fresh();
			const open = openerAt(place);
			const stores = await Promise.all([open(), open(), open()]);
			for (const store of stores) expect(await store.ping()).toBe(true);
			const names = (await applied(place)).map(({ name }) => name);
			expect(new Set(names).size).toBe(names.length);
		});

		it("whoever was a player before there were friend codes has one of his own afterwards, and shows himself to friends", async () => {
			const rows = await asDatabase(await fresh(), async (db) => {
				const old = db.withTables<{ players: { id: string; friend_code: string; shows_presence: string } }>();
				await old.schema
					.createTable("players")
					.addColumn("id", "text", (column) => column.primaryKey())
					.execute();
				for (const id of ["a", "b", "c"]) await sql`insert into players (id) values (${id})`.execute(old);
				await socialTables(old as Kysely<unknown>);
				return await old.selectFrom("players").selectAll().orderBy("id").execute();
			});
			expect(rows.map(({ id, shows_presence }) => [id, shows_presence])).toEqual([
				["a", "friends"],
				["b", "friends"],
				["c", "friends"],
			]);
			const codes = rows.map(({ friend_code }) => friend_code);
			for (const code of codes) expect(code).toMatch(new RegExp(`^[${codeAlphabet}]{${friendCodeLength}}$`));
			expect(new Set(codes).size).toBe(3);
		});

		it("a database of a newer version is refused with what to do, and left as it is", async () => {
			const place = await fresh();
			const open = openerAt(place);
			await open();
			const newer = { name: "9999_from_the_future", timestamp: new Date().toISOString() };
			await asDatabase(place, (db) => db.insertInto("kysely_migration").values(newer).execute());
			const before = await applied(place);
			const opening = open();
			await expect(opening).rejects.toBeInstanceOf(DatabaseTooNew);
			await expect(opening).rejects.toThrow(/newer version.*9999_from_the_future/);
			expect(await applied(place)).toEqual(before);
		});
	});
}

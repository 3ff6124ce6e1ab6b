import type { Database } from "./schema.ts";
import type { PushStore } from "./store.ts";

export function pushStore(db: Database): PushStore {
	return {
		async keys(fresh) {
			await db
				.insertInto("pushKeys")
				.values({ id: 1, ...fresh })
				.onConflict((conflict) => conflict.column("id").doNothing())
				.execute();
			return await db
				.selectFrom("pushKeys")
				.select(["publicKey", "privateKey"])
				.where("id", "=", 1)
				.executeTakeFirstOrThrow();
		},

		subscribe: (deviceId, { endpoint, publicKey, secret }, at) =>
			db.transaction().execute(async (trx) => {
				await trx
					.deleteFrom("pushSubscriptions")
					.where("endpoint", "=", endpoint)
					.where("deviceId", "!=", deviceId)
					.execute();
				const row = { endpoint, publicKey, secret, createdAt: at };
				await trx
					.insertInto("pushSubscriptions")
					.values({ deviceId, ...row })
					.onConflict((conflict) => conflict.column("deviceId").doUpdateSet(row))
					.execute();
			}),

		async unsubscribe(deviceId) {
			await db.deleteFrom("pushSubscriptions").where("deviceId", "=", deviceId).execute();
		},

		async forget(endpoint) {
			await db.deleteFrom("pushSubscriptions").where("endpoint", "=", endpoint).execute();
		},

		async endpointOf(deviceId) {
			const row = await db
				.selectFrom("pushSubscriptions")
				.select("endpoint")
				.where("deviceId", "=", deviceId)
				.executeTakeFirst();
			return row?.endpoint ?? null;
		},

		ofPlayer: (player) =>
			db
				.selectFrom("pushSubscriptions")
				.innerJoin("devices", "devices.id", "pushSubscriptions.deviceId")
				.select(["endpoint", "publicKey", "secret"])
				.where("playerId", "=", player)
				.orderBy("pushSubscriptions.createdAt")
				.orderBy("endpoint")
				.execute(),
	};
}

import { matchMaker } from "@colyseus/core";
import type { Opening } from "../rooms/room-deps.ts";
import { StoreUnavailable } from "../store/errors.ts";

/** The rooms in which tables live, as Colyseus has them. */
export interface TableRooms {
	/** Resolves when it can be joined, from everywhere. Rejects with `StoreUnavailable` while it cannot be brought about. */
	create(opening: Opening): Promise<void>;
	/** Whether the room of another process can be joined. Rejects with `StoreUnavailable` when nobody can say. */
	isThere(room: string): Promise<boolean>;
	/** A room whose process is gone is listed no more. */
	forget(room: string): Promise<void>;
}

export const colyseusRooms: TableRooms = {
	async create(opening) {
		await matchMaker.createRoom("table", opening).catch(({ code, message }: { code?: number; message: string }) => {
			throw code === 503 ? new StoreUnavailable(message) : new Error(message);
		});
	},
	async isThere(room) {
		return Boolean(await matchMaker.driver.findOne({ roomId: room }));
	},
	async forget(room) {
		await matchMaker.driver.remove(room);
	},
};

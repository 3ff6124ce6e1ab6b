import { matchMaker } from "@colyseus/core";
import type { Opening } from "../rooms/room-deps.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Settings } from "../table/settings.ts";
import type { Tables } from "../tables.ts";

/** Opens a table for this player to come to, and resolves with its code. Rejects with `StoreUnavailable`. */
export async function openTable(tables: Tables, settings: Settings, host: PlayerId): Promise<string> {
	const opening: Opening = { code: await tables.freshCode(), settings, host };
	await matchMaker.createRoom("table", opening).catch(({ code, message }: { code?: number; message: string }) => {
		throw code === 503 ? new StoreUnavailable(message) : new Error(message);
	});
	return opening.code;
}

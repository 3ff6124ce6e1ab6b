import { matchMaker } from "@colyseus/core";
import { practiceBody, tableBody } from "@fibbers/protocol";
import { Router } from "express";
import type { Config } from "../config.ts";
import type { Opening } from "../rooms/table-room.ts";
import { StoreUnavailable } from "../store/errors.ts";
import { defaultSettings, parseSettings, type Settings } from "../table/settings.ts";
import type { Tables } from "../tables.ts";
import { fail } from "./errors.ts";
import { perMinute } from "./limits.ts";
import { parsed } from "./parsed.ts";
import type { Visitor, Visitors } from "./visitors.ts";

interface TableRoutesDeps {
	readonly config: Config;
	readonly tables: Tables;
	readonly visitors: Visitors;
}

/** A person against the computer gets time to look around. */
const practiceSettings = {
	turnMs: 120_000,
	doubtMs: 3_000,
	listed: false,
	watch: "all",
	language: "en",
	filter: true,
} as const;
const practiceSeats = 4;

/** Opening tables and finding them. */
export function tableRoutes({ config, tables, visitors }: TableRoutesDeps): Router {
	const router = Router();
	const tableLimit = perMinute(config.TABLES_PER_MINUTE);

	router.post("/tables", tableLimit, async (request, response) => {
		const body = parsed(tableBody, request, response);
		if (body === null) return;
		const settings = parseSettings(body);
		if (!settings.ok) return fail(response, 400, "bad-request", "This game has no such options.");
		response.status(201).json({ code: await open(settings.value, await visitors.any(request, response)) });
	});

	router.post("/practice", tableLimit, async (request, response) => {
		const body = parsed(practiceBody, request, response);
		if (body === null) return;
		const visitor = await visitors.any(request, response);
		const code = await open(defaultSettings(body.game, practiceSeats, practiceSettings), visitor);
		const host = tables.host(code);
		if (host === undefined) throw new Error("a table vanished as it opened");
		host.table.startPractice(visitor.person);
		await host.shown;
		response.status(201).json({ code });
	});

	router.get("/tables", (_request, response) => {
		response.json({ tables: tables.listed() });
	});

	router.get("/tables/:code", async (request, response) => {
		const code = String(request.params.code);
		const table = tables.find(code);
		if (table) response.json({ code, game: table.agreed.game, phase: table.phase });
		else if (await tables.wasClosed(code)) fail(response, 410, "table-closed", "This table has ended.");
		else fail(response, 404, "no-such-table", "No table with this code.");
	});

	return router;

	async function open(settings: Settings, { person }: Visitor): Promise<string> {
		const opening: Opening = { code: await tables.freshCode(), settings, host: person.id };
		await matchMaker.createRoom("table", opening).catch(({ code, message }: { code?: number; message: string }) => {
			throw code === 503 ? new StoreUnavailable(message) : new Error(message);
		});
		return opening.code;
	}
}

import { practiceBody, tableBody } from "@fibbers/protocol";
import { Router } from "express";
import type { Homes } from "../cluster/homes.ts";
import type { Config } from "../config.ts";
import { defaultSettings, parseSettings } from "../table/settings.ts";
import type { Tables } from "../tables.ts";
import { fail } from "./errors.ts";
import { type Limits, perMinute } from "./limits.ts";
import type { LookUp } from "./look-up.ts";
import { parsed } from "./parsed.ts";
import type { Visitors } from "./visitors.ts";

interface TableRoutesDeps {
	readonly config: Config;
	readonly tables: Tables;
	readonly homes: Homes;
	readonly visitors: Visitors;
	readonly lookUp: LookUp;
	readonly limits: Limits;
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
export function tableRoutes({ config, tables, homes, visitors, lookUp, limits }: TableRoutesDeps): Router {
	const router = Router();
	const tableLimit = perMinute(limits, "tables", config.TABLES_PER_MINUTE);

	router.post("/tables", tableLimit, async (request, response) => {
		const body = parsed(tableBody, request, response);
		if (body === null) return;
		const settings = parseSettings(body);
		if (!settings.ok) return fail(response, 400, "bad-request", "This game has no such options.");
		const { person } = await visitors.any(request, response);
		response.status(201).json({ code: await homes.open(settings.value, person.id) });
	});

	router.post("/practice", tableLimit, async (request, response) => {
		const body = parsed(practiceBody, request, response);
		if (body === null) return;
		const { person } = await visitors.any(request, response);
		const settings = defaultSettings(body.game, practiceSeats, { ...practiceSettings, level: body.level });
		const code = await homes.open(settings, person.id);
		const host = tables.host(code);
		if (host === undefined) throw new Error("a table vanished as it opened");
		host.table.rounds.startPractice(person);
		await host.shown;
		response.status(201).json({ code });
	});

	router.get("/tables/:code", async (request, response) => {
		const code = String(request.params.code);
		const found = await lookUp.table(code, await lookUp.asker(request));
		if (found === "too-many-misses") fail(response, 429, found, "Too many codes that nobody has. Try again later.");
		else if (found === "closed") fail(response, 410, "table-closed", "This table has ended.");
		else if (found === "unknown") fail(response, 404, "no-such-table", "No table with this code.");
		else response.json({ code, game: found.game, phase: found.phase });
	});

	return router;
}

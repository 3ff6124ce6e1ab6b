import { matchMaker } from "@colyseus/core";
import { practiceBody, profileBody, tableBody } from "@fibbers/protocol";
import express, { type Request, type Response, Router } from "express";
import type { z } from "zod";
import type { Config } from "../config.ts";
import type { Players } from "../players/players.ts";
import type { Opening } from "../rooms/table-room.ts";
import type { Person } from "../table/chair.ts";
import { defaultSettings, parseSettings, type Settings } from "../table/settings.ts";
import type { Tables } from "../tables.ts";
import { fail } from "./errors.ts";
import { cookieName, cookieOptions, keyOf, labelOf, type PlayerKey, tokenFrom } from "./identity.ts";
import { perMinute } from "./limits.ts";
import { isOwnOrigin } from "./origin.ts";

interface ApiDeps {
	readonly config: Config;
	readonly players: Players;
	readonly tables: Tables;
}

interface Visitor {
	readonly key: PlayerKey;
	readonly person: Person;
}

/** A person against the computer gets time to look around. */
const practiceSettings = { turnMs: 120_000, doubtMs: 3_000, listed: false, watchable: true } as const;
const practiceSeats = 4;

/** Everything under `/api`. */
export function api({ config, players, tables }: ApiDeps): Router {
	const router = Router();
	const tableLimit = perMinute(config.TABLES_PER_MINUTE);

	router.use((request, response, next) => {
		if (isOwnOrigin(request.headers.origin, request.headers.host, config.PUBLIC_ORIGIN)) next();
		else fail(response, 403, "bad-origin", "This server answers its own page only.");
	});
	router.use(perMinute(config.REQUESTS_PER_MINUTE));
	router.use(express.json({ limit: "4kb", strict: true }));

	router.post("/me", async (request, response) => {
		const { person } = await personOf(request, response);
		response.json(person.profile);
	});

	router.put("/me", async (request, response) => {
		const change = parsed(profileBody, request, response);
		if (change === null) return;
		const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
		const { key } = await personOf(request, response);
		const updated = await players.update(key, given);
		response.json(updated?.profile);
	});

	router.post("/tables", tableLimit, async (request, response) => {
		const body = parsed(tableBody, request, response);
		if (body === null) return;
		const settings = parseSettings(body);
		if (!settings.ok) return fail(response, 400, "bad-request", "This game has no such options.");
		response.status(201).json({ code: await open(settings.value, await personOf(request, response)) });
	});

	router.post("/practice", tableLimit, async (request, response) => {
		const body = parsed(practiceBody, request, response);
		if (body === null) return;
		const { key, person } = await personOf(request, response);
		const code = await open(defaultSettings(body.game, practiceSeats, practiceSettings), { key, person });
		const host = tables.host(code);
		if (host === undefined) throw new Error("a table vanished as it opened");
		host.table.startPractice(person);
		await host.shown;
		response.status(201).json({ code });
	});

	router.get("/tables", (_request, response) => {
		response.json({ tables: tables.listed() });
	});

	router.get("/tables/:code", (request, response) => {
		const code = String(request.params.code);
		const table = tables.find(code);
		if (table) response.json({ code, game: table.agreed.game, phase: table.phase });
		else if (tables.wasClosed(code)) fail(response, 410, "table-closed", "This table has ended.");
		else fail(response, 404, "no-such-table", "No table with this code.");
	});

	router.use((_request, response) => fail(response, 404, "not-found", "Nothing here."));
	return router;

	async function open(settings: Settings, { person }: Visitor): Promise<string> {
		const opening: Opening = { code: tables.freshCode(), settings, host: person.id };
		await matchMaker.createRoom("table", opening);
		return opening.code;
	}

	/** Who asks; a newcomer is made a player and gets the cookie. */
	async function personOf(request: Request, response: Response): Promise<Visitor> {
		const shown = tokenFrom(request.headers.cookie, request.headers.authorization);
		const known = shown === undefined ? null : await players.find(keyOf(shown));
		if (known && shown !== undefined) return { key: keyOf(shown), person: known };
		const { token, person } = await players.create(labelOf(request.headers["user-agent"]));
		const secure = request.secure || config.PUBLIC_ORIGIN?.startsWith("https:") === true;
		response.cookie(cookieName, token, cookieOptions({ secure }));
		return { key: keyOf(token), person };
	}
}

/** The body as the schema has it; null when it was none, and the answer is sent. */
function parsed<Schema extends z.ZodType>(
	schema: Schema,
	request: Request,
	response: Response,
): z.output<Schema> | null {
	const result = schema.safeParse(request.body ?? {});
	if (result.success) return result.data;
	const where = result.error.issues.map(({ path }) => path.join(".") || "body").join(", ");
	fail(response, 400, "bad-request", `Not understood: ${where}.`);
	return null;
}

import { type DeviceLine, type Me, meBody } from "@fibbers/protocol";
import { Router } from "express";
import type { Archive } from "../archive.ts";
import { seenEverywhere } from "../players/departure.ts";
import type { Players } from "../players/players.ts";
import type { Social } from "../social/social.ts";
import type { Player } from "../store/store.ts";
import type { Tables } from "../tables.ts";
import { fail } from "./errors.ts";
import { type Limits, perMinute } from "./limits.ts";
import { parsed } from "./parsed.ts";
import { refuse, type Visitors } from "./visitors.ts";

export interface AccountDeps {
	readonly players: Players;
	readonly tables: Tables;
	readonly visitors: Visitors;
	readonly archive: Pick<Archive, "drain">;
	readonly social: Social;
	readonly limits: Limits;
}

/** An export reads every game that the player was in. */
const exportsPerMinute = 10;

export const meOf = ({ profile, language, settings }: Player): Me => ({ ...profile, language, settings });

/** What a player sees and changes of himself. */
export function accountRoutes({ players, tables, visitors, archive, social, limits }: AccountDeps): Router {
	const router = Router();

	router.get("/me", async (request, response) => {
		const visitor = await visitors.knownOrRefused(request, response);
		if (visitor === null) return;
		const player = await players.player(visitor.person.id);
		if (player === null) refuse(response);
		else response.json(meOf(player));
	});

	router.post("/me", async (request, response) => {
		const { person } = await visitors.any(request, response);
		const player = await players.player(person.id);
		if (player === null) refuse(response);
		else response.json(meOf(player));
	});

	router.put("/me", async (request, response) => {
		const body = parsed(meBody, request, response);
		if (body === null) return;
		const { language, settings, ...profile } = body;
		const { person } = await visitors.any(request, response);
		try {
			const rest = { ...(language !== undefined && { language }), ...(settings && { settings }) };
			const player = await players.change(person.id, { profile, ...rest });
			if (player === null) return refuse(response);
			if (Object.keys(profile).length > 0) await social.acquaintances.renamed(person.id);
			response.json(meOf(player));
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
			fail(response, 413, "too-many-settings", "Settings take 4 kB at most.");
		}
	});

	router.delete("/me", async (request, response) => {
		const visitor = await visitors.knownOrRefused(request, response);
		if (visitor === null) return;
		const { id } = visitor.person;
		await seenEverywhere(tables, id, () => social.acquaintances.forget(id, () => players.delete(id)));
		visitors.takeCookie(request, response);
		response.json({});
	});

	router.get("/me/export", perMinute(limits, "exports", exportsPerMinute), async (request, response) => {
		const visitor = await visitors.knownOrRefused(request, response);
		if (visitor === null) return;
		await archive.drain();
		const everything = await players.export(visitor.person.id);
		if (everything === null) return refuse(response);
		response.attachment("fibbers.json").send(JSON.stringify(everything, null, "\t"));
	});

	router.get("/me/devices", async (request, response) => {
		const visitor = await visitors.knownOrRefused(request, response);
		if (visitor === null) return;
		const devices = await players.devices(visitor.person.id);
		const lines: readonly DeviceLine[] = devices.map((each) => ({ ...each, current: each.id === visitor.device }));
		response.json({ devices: lines });
	});

	router.delete("/me/devices/:id", async (request, response) => {
		const visitor = await visitors.knownOrRefused(request, response);
		if (visitor === null) return;
		const { person, device } = visitor;
		const id = String(request.params.id);
		if (!(await players.signOut(person.id, id)))
			return fail(response, 404, "no-such-device", "None of your devices, or signed out already.");
		if (id === device) visitors.takeCookie(request, response);
		response.json({});
	});

	return router;
}

import { type QuickTable, quickBody } from "@fibbers/protocol";
import { Router } from "express";
import type { QuickPlay } from "../lobby/quick-play.ts";
import { type Limits, perMinute } from "./limits.ts";
import { parsed } from "./parsed.ts";
import type { Visitors } from "./visitors.ts";

interface QuickRoutesDeps {
	readonly quickPlay: QuickPlay;
	readonly visitors: Visitors;
	readonly limits: Limits;
	readonly tablesPerMinute: number;
}

/** A table for whoever wants to play at once. */
export function quickRoutes({ quickPlay, visitors, limits, tablesPerMinute }: QuickRoutesDeps): Router {
	const router = Router();

	router.post("/quick", perMinute(limits, "quick", tablesPerMinute), async (request, response) => {
		const body = parsed(quickBody, request, response);
		if (body === null) return;
		const { person } = await visitors.any(request, response);
		const table: QuickTable = await quickPlay.find(person.id, body.game, body.language);
		response.status(table.opened ? 201 : 200).json(table);
	});

	return router;
}

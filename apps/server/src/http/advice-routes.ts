import type { OtherwiseList } from "@fibbers/protocol";
import { unfold } from "@fibbers/rules";
import express, { type Response, Router } from "express";
import { AdviceBusy, type AdviceDesk } from "../advice/advice-desk.ts";
import type { Archive } from "../archive.ts";
import type { GameStore, StoredGame } from "../store/store.ts";
import { fail } from "./errors.ts";
import { type Limits, perMinute } from "./limits.ts";
import { plausible } from "./parsed.ts";
import type { Visitors } from "./visitors.ts";

interface AdviceRoutesDeps {
	readonly visitors: Visitors;
	readonly games: GameStore;
	readonly archive: Pick<Archive, "drain">;
	readonly adviser: Pick<AdviceDesk, "otherwise">;
	readonly limits: Limits;
}

/** A game takes the computer some 100 ms. */
const gamesPerMinute = 30;

/** The longest record that anybody has is a tenth of this. */
const largestRecord = "128kb";

/** What the strongest computer says to finished games: to one's own, to those that are shared, and to records that somebody has. */
export function adviceRoutes({ visitors, games, archive, adviser, limits }: AdviceRoutesDeps): Router {
	const router = Router();
	const limit = perMinute(limits, "advice", gamesPerMinute);

	router.get("/games/:id/otherwise", limit, async (request, response) => {
		const { id } = request.params;
		const asker = await visitors.known(request);
		await archive.drain();
		const game = asker !== null && plausible.test(String(id)) ? await games.find(String(id)) : null;
		if (game === null || !game.seats.some(({ player }) => player === asker?.person.id))
			return fail(response, 404, "no-such-game", "You have played no such game.");
		await answer(response, JSON.parse(game.record));
	});

	router.get("/shared/:token/otherwise", limit, async (request, response) => {
		const token = String(request.params.token);
		const game: StoredGame | null = plausible.test(token) ? await games.findShared(token) : null;
		if (game === null) return fail(response, 404, "no-such-link", "This link leads nowhere, or it was taken back.");
		await answer(response, JSON.parse(game.record));
	});

	router.post("/otherwise", limit, express.json({ limit: largestRecord, strict: true }), (request, response) =>
		answer(response, request.body),
	);

	return router;

	async function answer(response: Response, record: unknown): Promise<void> {
		const unfolded = unfold(record);
		if (!unfolded.ok) return fail(response, 400, "bad-request", "This is no record of a game.");
		try {
			const list: OtherwiseList = { otherwise: await adviser.otherwise(unfolded.value.game, record as object) };
			response.json(list);
		} catch (error) {
			if (!(error instanceof AdviceBusy)) throw error;
			fail(response, 503, "busy", "Too many games are being looked at. Try again in a moment.");
		}
	}
}

import { type GameList, gamesQuery, type KeptGame, reportQuery, type SharedGame } from "@fibbers/protocol";
import { type Request, type Response, Router } from "express";
import type { Archive } from "../archive.ts";
import type { GameStore, StoredGame } from "../store/store.ts";
import type { PlayerId } from "../table/chair.ts";
import { fail } from "./errors.ts";
import { parsedQuery, plausible } from "./parsed.ts";
import type { Visitors } from "./visitors.ts";

interface GameRoutesDeps {
	readonly visitors: Visitors;
	readonly games: GameStore;
	readonly archive: Pick<Archive, "drain">;
}

const linesAPage = 20;

/** The games that a player has played. Whoever had no seat in a game is answered as if there were no such game. */
export function gameRoutes({ visitors, games, archive }: GameRoutesDeps): Router {
	const router = Router();

	router.get("/games", async (request, response) => {
		const query = parsedQuery(gamesQuery, request, response);
		if (query === null) return;
		const { game, won, before } = query;
		const asker = await visitors.known(request);
		const filter = {
			...(game !== undefined && { game }),
			...(won !== undefined && { won: won === "true" }),
			...(before !== undefined && { before }),
			limit: linesAPage + 1,
		};
		await archive.drain();
		const lines = asker === null ? [] : await games.list(asker.person.id, filter);
		const list: GameList = { games: lines.slice(0, linesAPage), more: lines.length > linesAPage };
		response.json(list);
	});

	router.get("/games/:id", async (request, response) => {
		const found = await played(request, response);
		if (found === null) return;
		const { game, player, seat } = found;
		const kept: KeptGame = {
			id: game.id,
			seat,
			share: await games.shareOf(game.id, player),
			...told(game),
		};
		response.json(kept);
	});

	router.post("/games/:id/share", async (request, response) => {
		const found = await played(request, response);
		if (found === null) return;
		response.json({ token: await games.share(found.game.id, found.player) });
	});

	router.delete("/games/:id/share", async (request, response) => {
		const found = await played(request, response);
		if (found === null) return;
		await games.unshare(found.game.id, found.player);
		response.json({ token: null });
	});

	router.get("/shared/:token", async (request, response) => {
		const { token } = request.params;
		const game = plausible.test(token) ? await games.findShared(token) : null;
		if (game === null) return fail(response, 404, "no-such-link", "This link leads nowhere, or it was taken back.");
		response.json(told(game));
	});

	router.get("/report", async (request, response) => {
		const query = parsedQuery(reportQuery, request, response);
		if (query === null) return;
		const asker = await visitors.known(request);
		const filter = query.game === undefined ? {} : { game: query.game };
		await archive.drain();
		response.json({ games: asker === null ? [] : await games.report(asker.person.id, filter) });
	});

	return router;

	/** The game that is asked for and where the asking player sat; null when that is nowhere, and the answer is sent. */
	async function played(
		request: Request<{ id: string }>,
		response: Response,
	): Promise<{ game: StoredGame; player: PlayerId; seat: number } | null> {
		const asker = await visitors.known(request);
		if (asker !== null && plausible.test(request.params.id)) {
			const player = asker.person.id;
			// One that has just ended may be on its way into the store.
			await archive.drain();
			const game = await games.find(request.params.id);
			const own = game?.seats.find((seat) => seat.player === player);
			if (game && own) return { game, player, seat: own.seat };
		}
		fail(response, 404, "no-such-game", "You have played no such game.");
		return null;
	}
}

/** What a game tells to those who may see it. Who sat there is told by name; nobody's id is among it, nor the table's code. */
const told = ({ game, startedAt, endedAt, finished, seats, record }: StoredGame): SharedGame => ({
	game,
	startedAt,
	endedAt,
	finished,
	seats: seats.map(({ name, won, lost, figures }) => ({ name, won, lost, figures })),
	record: JSON.parse(record),
});

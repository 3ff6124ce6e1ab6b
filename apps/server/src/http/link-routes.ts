import { type HandedOver, type LinkOwner, linkBody } from "@fibbers/protocol";
import { type Response, Router } from "express";
import type { PushStore } from "../store/store.ts";
import type { Summaries } from "../summaries/summaries.ts";
import { type AccountDeps, meOf } from "./account-routes.ts";
import { fail } from "./errors.ts";
import { labelOf } from "./identity.ts";
import { perMinute } from "./limits.ts";
import { parsed } from "./parsed.ts";

interface LinkDeps extends Pick<AccountDeps, "players" | "visitors" | "limits"> {
	readonly summaries: Pick<Summaries, "codeOf">;
	readonly pushes: Pick<PushStore, "unsubscribe">;
}

/** Nobody guesses a secret of 256 bits; this keeps the asking cheap. */
const linksPerMinute = 30;

/** Hand-over: another browser becomes the player who is here, by a link that works once. */
export function linkRoutes({ players, summaries, visitors, pushes, limits }: LinkDeps): Router {
	const router = Router();
	const limit = perMinute(limits, "links", linksPerMinute);

	router.post("/me/link", limit, async (request, response) => {
		const visitor = await visitors.knownOrRefused(request, response);
		if (visitor !== null) response.status(201).json(await players.handOver.begin(visitor.person.id));
	});

	router.post("/link/owner", limit, async (request, response) => {
		const body = parsed(linkBody, request, response);
		if (body === null) return;
		const owner = await players.handOver.owner(body.secret);
		if (owner === null) return isOver(response);
		const visitor = await visitors.known(request);
		const answer: LinkOwner = { ...owner.profile, you: visitor?.person.id === owner.id };
		response.json(answer);
	});

	router.post("/link", limit, async (request, response) => {
		const body = parsed(linkBody, request, response);
		if (body === null) return;
		const before = await visitors.known(request);
		const redeemed = await players.handOver.redeem(body.secret, labelOf(request.headers["user-agent"]));
		if (redeemed === null) return isOver(response);
		const { token, player } = redeemed;
		visitors.giveCookie(request, response, token);
		// He was this player already: his old token would stay in the list as a browser that nobody has.
		if (before?.person.id === player.id) await players.signOut(player.id, before.device);
		// What the one before him is invited to is not his to read.
		else if (before !== null) await pushes.unsubscribe(before.device);
		const answer: HandedOver = { ...meOf(player), table: summaries.codeOf(player.id) };
		response.json(answer);
	});

	return router;
}

const isOver = (response: Response): void =>
	fail(response, 410, "link-used-or-over", "This link was used, or its five minutes are over.");

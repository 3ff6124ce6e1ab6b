import type { FriendCodeOwner } from "@fibbers/protocol";
import { Router } from "express";
import type { Social } from "../social/social.ts";
import { fail } from "./errors.ts";
import { type Limits, perMinute } from "./limits.ts";
import type { LookUp } from "./look-up.ts";
import type { Misses } from "./misses.ts";
import type { Visitors } from "./visitors.ts";

interface FriendRoutesDeps {
	readonly visitors: Visitors;
	readonly social: Social;
	readonly lookUp: LookUp;
	readonly misses: Misses;
	readonly limits: Limits;
}

/** Nobody guesses one code among so many; this keeps the asking cheap. */
const codesPerMinute = 60;

/** Whose friend code it is: to anybody who has it. */
export function friendRoutes({ visitors, social, lookUp, misses, limits }: FriendRoutesDeps): Router {
	const router = Router();

	router.get("/friends/:code", perMinute(limits, "friend-codes", codesPerMinute), async (request, response) => {
		const code = String(request.params.code);
		const owner = await misses.guard(await lookUp.asker(request), code, () => social.owner(code));
		if (owner === "too-many-misses")
			return fail(response, 429, owner, "Too many codes that nobody has. Try again later.");
		if (owner === null) return fail(response, 404, "no-such-code", "Nobody has this code.");
		const visitor = await visitors.known(request);
		const friends = visitor === null ? new Set() : await social.acquaintances.friendsOf(visitor.person.id);
		const { name, picture, tone } = owner.profile;
		const you = visitor?.person.id === owner.id;
		const answer: FriendCodeOwner = { name, picture, tone, you, friends: friends.has(owner.id) };
		response.json(answer);
	});

	return router;
}

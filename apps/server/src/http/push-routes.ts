import { invitationBody, type PushStatus, pushBody } from "@fibbers/protocol";
import { type Response, Router } from "express";
import { canBeSealed } from "../push/sealed.ts";
import type { Sender } from "../push/server-keys.ts";
import { isPushService } from "../push/services.ts";
import type { Social } from "../social/social.ts";
import { Conflict } from "../store/errors.ts";
import type { PushStore } from "../store/store.ts";
import type { Time } from "../table/time.ts";
import { fail } from "./errors.ts";
import { type Limits, perMinute } from "./limits.ts";
import { parsed } from "./parsed.ts";
import { refuse, type Visitors } from "./visitors.ts";

interface PushRouteDeps {
	readonly visitors: Visitors;
	readonly pushes: PushStore;
	readonly sender: Sender;
	/** Hosts besides those of the usual browsers. */
	readonly services: readonly string[];
	readonly social: Pick<Social, "command">;
	readonly time: Time;
	readonly limits: Limits;
}

/** Nobody changes his mind so often; a household may share an address. */
const changesPerMinute = 30;

/** Whether a browser is told of invitations while no page is open, and where it is reached. */
export function pushRoutes({ visitors, pushes, sender, services, social, time, limits }: PushRouteDeps): Router {
	const router = Router();
	const limit = perMinute(limits, "pushes", changesPerMinute);
	const answer = (response: Response, endpoint: string | null): void => {
		const status: PushStatus = { key: sender.publicKey, endpoint };
		response.json(status);
	};

	router.get("/push", async (request, response) => {
		const visitor = await visitors.known(request);
		answer(response, visitor && (await pushes.endpointOf(visitor.device)));
	});

	router.put("/me/push", limit, async (request, response) => {
		const body = parsed(pushBody, request, response);
		if (body === null) return;
		const visitor = await visitors.knownOrRefused(request, response);
		if (visitor === null) return;
		const { endpoint, keys } = body;
		if (!isPushService(endpoint, services))
			return fail(response, 400, "unknown-push-service", "No push service that this server knows.");
		const subscription = { endpoint, publicKey: keys.p256dh, secret: keys.auth };
		if (!canBeSealed(sender, subscription)) return fail(response, 400, "bad-request", "Not understood: keys.");
		try {
			await pushes.subscribe(visitor.device, subscription, time.now());
		} catch (error) {
			if (!(error instanceof Conflict)) throw error;
			// Signed out meanwhile.
			return refuse(response);
		}
		answer(response, endpoint);
	});

	router.delete("/me/push", limit, async (request, response) => {
		const visitor = await visitors.knownOrRefused(request, response);
		if (visitor === null) return;
		await pushes.unsubscribe(visitor.device);
		answer(response, null);
	});

	router.post("/me/invitations", limit, async (request, response) => {
		const body = parsed(invitationBody, request, response);
		if (body === null) return;
		const visitor = await visitors.knownOrRefused(request, response);
		if (visitor === null) return;
		const reply = await social.command("answerInvitation", visitor.person, body);
		if (reply.done) response.json({});
		else if (reply.reason === "no-such-invitation") fail(response, 404, reply.reason, "This invitation is over.");
		else if (reply.reason === "too-many")
			fail(response, 429, "too-many-requests", "Too many answers. Try again in a minute.");
		else fail(response, 503, "store-unavailable", "Nothing can be saved just now.");
	});

	return router;
}

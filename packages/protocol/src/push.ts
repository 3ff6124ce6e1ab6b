import type { GameId } from "@fibbers/rules";
import { z } from "zod";
import { lobbyCommands } from "./lobby.ts";

/** `PUT /api/me/push`: where this browser is reached, as its `PushSubscription` says it. */
export const pushBody = z.strictObject({
	endpoint: z.string().max(2_048),
	keys: z.strictObject({
		/** A point on P-256, uncompressed, base64url. */
		p256dh: z.string().regex(/^[\w-]{87}$/),
		/** 16 bytes, base64url. */
		auth: z.string().regex(/^[\w-]{22}$/),
	}),
});

/** The answer of `GET /api/push`, and of what changes it. */
export interface PushStatus {
	/** The server's public key, base64url: `applicationServerKey`. */
	readonly key: string;
	/** Where the browser that asks is reached; null while it is not. */
	readonly endpoint: string | null;
}

/** `POST /api/me/invitations`: an answer from where no line to the lobby is. */
export const invitationBody = lobbyCommands.answerInvitation;

/** What a push says, as JSON. */
export interface PushedInvitation {
	readonly kind: "invitation";
	/** Its id. */
	readonly invitation: string;
	/** The name of the friend who invites. */
	readonly from: string;
	readonly game: GameId;
	/** The table's code. */
	readonly table: string;
	/** The player's; null until chosen. */
	readonly language: string | null;
}

import { z } from "zod";
import { type Profile, profileBody } from "./http.ts";

/** What a player likes, by name: a page that does not know a name leaves it alone. */
export type Settings = Readonly<Record<string, unknown>>;

/** `PUT /api/me`. Settings are added to those there are; null takes one away. */
export const meBody = profileBody.extend({
	language: z
		.string()
		.max(35)
		.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/)
		.nullable()
		.exactOptional(),
	settings: z.record(z.string().regex(/^[a-zA-Z][\w.-]{0,47}$/), z.unknown()).exactOptional(),
});

/** `POST /api/link` and `POST /api/link/owner`. */
export const linkBody = z.strictObject({ secret: z.string().regex(/^[\w-]{43}$/) });

/** A player as he is told of himself: `/api/me`. */
export interface Me extends Profile {
	/** Null until chosen. */
	readonly language: string | null;
	readonly settings: Settings;
}

/** A browser that is this player: `GET /api/me/devices`. Times are epoch ms. */
export interface DeviceLine {
	readonly id: string;
	/** “Firefox, Android”. */
	readonly label: string;
	readonly createdAt: number;
	/** Right to the minute. */
	readonly seenAt: number;
	/** The browser that asks. */
	readonly current: boolean;
}

/** A link that makes another browser this player: `POST /api/me/link`. */
export interface HandOverLink {
	readonly secret: string;
	/** Epoch ms. */
	readonly expiresAt: number;
}

/** Whose link it is; `you`: the browser that asks is this player already. */
export interface LinkOwner extends Profile {
	readonly you: boolean;
}

/** Who the browser is now, and the code of the table where he sits; null when at none. */
export interface HandedOver extends Me {
	readonly table: string | null;
}

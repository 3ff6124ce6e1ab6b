import { createHmac } from "node:crypto";
import webPush from "web-push";
import type { PushSubscription } from "../store/store.ts";
import type { Sender } from "./server-keys.ts";

/** A message that only the subscribed browser can read, as its push service takes it. */
export interface Sealed {
	readonly endpoint: string;
	readonly headers: Readonly<Record<string, string | number>>;
	readonly body: Buffer;
}

export interface Message {
	readonly text: string;
	/** A newer message about the same thing replaces an older one that waits for the device. */
	readonly about: string;
	/** How long it waits for the device, seconds. */
	readonly ttl: number;
}

/** Throws when the subscription's keys are none. */
export function sealed(sender: Sender, to: PushSubscription, { text, about, ttl }: Message): Sealed {
	const { endpoint, publicKey, secret } = to;
	const { headers, body } = webPush.generateRequestDetails(
		{ endpoint, keys: { p256dh: publicKey, auth: secret } },
		text,
		{
			vapidDetails: sender,
			TTL: ttl,
			urgency: "high",
			contentEncoding: "aes128gcm",
			topic: topicOf(sender, endpoint, about),
		},
	);
	return { endpoint, headers, body: body ?? Buffer.alloc(0) };
}

/** The push service reads the topic: it learns from it neither what it is about, nor that two people were told of the same. */
const topicOf = ({ privateKey }: Sender, endpoint: string, about: string): string =>
	createHmac("sha256", privateKey).update(`${endpoint}\n${about}`).digest("base64url").slice(0, 32);

/** Whether something can be encrypted for these keys. */
export function canBeSealed(sender: Sender, to: PushSubscription): boolean {
	try {
		sealed(sender, to, { text: "?", about: "", ttl: 0 });
		return true;
	} catch {
		return false;
	}
}

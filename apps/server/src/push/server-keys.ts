import { createECDH } from "node:crypto";
import webPush from "web-push";
import type { Config } from "../config.ts";
import type { PushKeys, PushStore } from "../store/store.ts";

/** What tells push services who sends: the key pair, and where its owner is found. */
export interface Sender extends PushKeys {
	/** An https address. */
	readonly subject: string;
}

/**
 * The pair that the settings name; without one, the pair in the store, made at the first start.
 * Throws an error that a person can read when the two in the settings do not belong together.
 */
export async function senderOf(config: Config, store: PushStore): Promise<Sender> {
	const { PUBLIC_ORIGIN, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
	const subject = PUBLIC_ORIGIN?.startsWith("https:") ? PUBLIC_ORIGIN : "https://fibbers.invalid";
	if (publicKey === undefined && privateKey === undefined)
		return { subject, ...(await store.keys(webPush.generateVAPIDKeys())) };
	if (publicKey === undefined || privateKey === undefined || publicKeyOf(privateKey) !== publicKey)
		throw new Error("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not the two halves of one pair.");
	return { subject, publicKey, privateKey };
}

function publicKeyOf(privateKey: string): string {
	const curve = createECDH("prime256v1");
	curve.setPrivateKey(privateKey, "base64url");
	return curve.getPublicKey("base64url");
}

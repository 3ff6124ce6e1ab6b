import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's half of a subscription: the keys, and reading what was encrypted for them (RFC 8291, aes128gcm). */
export class Subscriber {
	readonly keys: { readonly p256dh: string; readonly auth: string };
	private readonly curve: ECDH = createECDH("prime256v1");
	private readonly secret = randomBytes(16);

	constructor() {
		this.keys = {
			p256dh: this.curve.generateKeys("base64url"),
			auth: this.secret.toString("base64url"),
		};
	}

	/** Throws when it was encrypted for somebody else, or changed on the way. */
	read(body: Buffer): string {
		const salt = body.subarray(0, 16);
		const senderLength = body.readUInt8(20);
		const sender = body.subarray(21, 21 + senderLength);
		const sealed = body.subarray(21 + senderLength);
		const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.curve.getPublicKey(), sender]);
		const shared = derived(this.curve.computeSecret(sender), this.secret, info, 32);
		const key = derived(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
		const nonce = derived(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
		const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
		const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
		return padded.subarray(0, padded.lastIndexOf(2)).toString();
	}
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
	Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

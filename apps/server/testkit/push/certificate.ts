import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** ASN.1, as much of it as a certificate takes: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
	const content = Buffer.concat(parts);
	const { length } = content;
	const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const text = (tag: number, value: string) => der(tag, Buffer.from(value));
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"));
const commonName = (name: string) => sequence(der(0x31, sequence(oid("550403"), text(0x0c, name))));
const utcTime = (at: Date) => text(0x17, `${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`);

/** A self-signed certificate of `localhost`, good for an hour before and after now, as PEM. */
export function localCertificate(): { readonly key: string; readonly cert: string } {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const hour = 60 * 60_000;
	const names = sequence(text(0x82, "localhost"));
	const toBeSigned = sequence(
		der(0xa0, der(0x02, Buffer.from([2]))),
		der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
		ecdsaWithSha256,
		commonName("localhost"),
		sequence(utcTime(new Date(Date.now() - hour)), utcTime(new Date(Date.now() + hour))),
		commonName("localhost"),
		publicKey.export({ type: "spki", format: "der" }),
		der(0xa3, sequence(sequence(oid("551d11"), der(0x04, names)))),
	);
	const signature = der(0x03, Buffer.from([0]), sign("sha256", toBeSigned, privateKey));
	const certificate = sequence(toBeSigned, ecdsaWithSha256, signature);
	const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
	return {
		key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
		cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
	};
}

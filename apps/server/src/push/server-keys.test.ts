import { expect, test } from "vitest";
import webPush from "web-push";
import { temporaryFolder } from "../../testkit/store/folder.ts";
import { readConfig } from "../config.ts";
import { openStore } from "../store/open-store.ts";
import { senderOf } from "./server-keys.ts";

async function senderWith(env: Readonly<Record<string, string>>, dataDir: string) {
	const store = await openStore({ dataDir });
	try {
		return await senderOf(readConfig(env), store.pushes);
	} finally {
		await store.close();
	}
}

test("a server keeps its keys over restarts, and says who it is", async () => {
	const folder = await temporaryFolder();
	const first = await senderWith({ PUBLIC_ORIGIN: "https://fibbers.example" }, folder);
	expect(first.subject).toBe("https://fibbers.example");
	expect(await senderWith({ PUBLIC_ORIGIN: "https://fibbers.example" }, folder)).toEqual(first);
	expect((await senderWith({}, await temporaryFolder())).publicKey).not.toBe(first.publicKey);
});

test("keys from the settings come before those in the store", async () => {
	const { publicKey, privateKey } = webPush.generateVAPIDKeys();
	const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
	expect(await senderWith(env, await temporaryFolder())).toMatchObject({ publicKey, privateKey });
});

test("keys that are no pair stop the start with a sentence", async () => {
	const [a, b] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
	const folder = await temporaryFolder();
	const mixed = { VAPID_PUBLIC_KEY: a.publicKey, VAPID_PRIVATE_KEY: b.privateKey };
	await expect(senderWith(mixed, folder)).rejects.toThrow(/VAPID_PUBLIC_KEY/);
	await expect(senderWith({ VAPID_PUBLIC_KEY: a.publicKey }, folder)).rejects.toThrow(/VAPID_PUBLIC_KEY/);
	expect(() => readConfig({ VAPID_PRIVATE_KEY: "short" })).toThrow(/VAPID_PRIVATE_KEY/);
});

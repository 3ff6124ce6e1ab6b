import { describe, expect, it } from "vitest";
import { Conflict } from "../../src/store/errors.ts";
import type { PushSubscription, Store } from "../../src/store/store.ts";
import type { Opener } from "./contract.ts";
import { device, newPlayer, noon } from "./samples.ts";

const subscription = (name: string): PushSubscription => ({
	endpoint: `https://push.example/${name}`,
	publicKey: `key of ${name}`,
	secret: `secret of ${name}`,
});

const pair = (name: string) => ({ publicKey: `public ${name}`, privateKey: `private ${name}` });

async function deviceOf(store: Store, player: string): Promise<string> {
	const [first] = await store.players.devices(player);
	return first?.id ?? "";
}

/** One more device of this player. */
async function another(store: Store, player: string): Promise<string> {
	const secretHash = `link of ${player}`;
	const { tokenHash, label } = device();
	await store.players.createLink({ secretHash, player, at: noon, expiresAt: noon + 1 });
	await store.players.redeemLink(secretHash, { tokenHash, label }, noon);
	return (await store.players.findByToken(tokenHash, noon))?.device ?? "";
}

export function pushesContract(fresh: () => Promise<Opener>): void {
	const open = async () => await (await fresh())();

	describe("pushes", () => {
		it("the first pair of keys stays, also when several ask at once", async () => {
			const opener = await fresh();
			const [here, there] = await Promise.all([opener(), opener()]);
			const [a, b] = await Promise.all([here.pushes.keys(pair("a")), there.pushes.keys(pair("b"))]);
			expect([pair("a"), pair("b")]).toContainEqual(a);
			expect(b).toEqual(a);
			expect(await here.pushes.keys(pair("c"))).toEqual(a);
		});

		it("every device of a player is reached, and nobody else's", async () => {
			const store = await open();
			const [ada, bob] = [await newPlayer(store), await newPlayer(store)];
			const [laptop, phone] = [await deviceOf(store, ada.id), await another(store, ada.id)];
			await store.pushes.subscribe(laptop, subscription("laptop"), noon);
			await store.pushes.subscribe(phone, subscription("phone"), noon + 1);
			await store.pushes.subscribe(await deviceOf(store, bob.id), subscription("bob"), noon);
			expect(await store.pushes.ofPlayer(ada.id)).toEqual([subscription("laptop"), subscription("phone")]);
			expect(await store.pushes.ofPlayer("unknown")).toEqual([]);
			expect(await store.pushes.endpointOf(phone)).toBe("https://push.example/phone");
			expect(await store.pushes.endpointOf("unknown")).toBeNull();
		});

		it("a device has one subscription, the newest", async () => {
			const store = await open();
			const ada = await newPlayer(store);
			const laptop = await deviceOf(store, ada.id);
			await store.pushes.subscribe(laptop, subscription("old"), noon);
			await store.pushes.subscribe(laptop, subscription("new"), noon);
			await store.pushes.subscribe(laptop, { ...subscription("new"), secret: "another" }, noon);
			expect(await store.pushes.ofPlayer(ada.id)).toEqual([{ ...subscription("new"), secret: "another" }]);
		});

		it("a device that subscribes several times at once has one subscription", async () => {
			const store = await open();
			const ada = await newPlayer(store);
			const laptop = await deviceOf(store, ada.id);
			const names = ["a", "b", "a", "b"];
			await Promise.all(names.map((name) => store.pushes.subscribe(laptop, subscription(name), noon)));
			expect(await store.pushes.ofPlayer(ada.id)).toHaveLength(1);
		});

		it("a browser that is another player now is nobody else's any more", async () => {
			const store = await open();
			const [ada, bob] = [await newPlayer(store), await newPlayer(store)];
			await store.pushes.subscribe(await deviceOf(store, ada.id), subscription("shared"), noon);
			await store.pushes.subscribe(await deviceOf(store, bob.id), subscription("shared"), noon);
			expect(await store.pushes.ofPlayer(ada.id)).toEqual([]);
			expect(await store.pushes.ofPlayer(bob.id)).toEqual([subscription("shared")]);
		});

		it("a subscription goes by the device's wish, by the push service's word, and with its device", async () => {
			const store = await open();
			const ada = await newPlayer(store);
			const laptop = await deviceOf(store, ada.id);
			const phone = await another(store, ada.id);
			const both = async () => {
				await store.pushes.subscribe(laptop, subscription("laptop"), noon);
				await store.pushes.subscribe(phone, subscription("phone"), noon + 1);
			};
			await both();
			await store.pushes.unsubscribe(laptop);
			expect(await store.pushes.ofPlayer(ada.id)).toEqual([subscription("phone")]);
			await both();
			await store.pushes.forget("https://push.example/phone");
			expect(await store.pushes.ofPlayer(ada.id)).toEqual([subscription("laptop")]);
			await both();
			await store.players.removeDevice(ada.id, laptop);
			expect(await store.pushes.ofPlayer(ada.id)).toEqual([subscription("phone")]);
			expect(await store.pushes.endpointOf(laptop)).toBeNull();
			await expect(store.pushes.subscribe(laptop, subscription("laptop"), noon)).rejects.toThrow(Conflict);
		});

		it("a player's subscriptions are in his export, without what decrypts, and go with him", async () => {
			const store = await open();
			const ada = await newPlayer(store);
			const laptop = await deviceOf(store, ada.id);
			await store.pushes.subscribe(laptop, subscription("laptop"), noon);
			const kept = await store.players.export(ada.id);
			expect(kept?.pushes).toEqual([{ endpoint: "https://push.example/laptop", createdAt: noon }]);
			await store.players.delete(ada.id, { name: "Somebody", at: noon });
			expect(await store.pushes.endpointOf(laptop)).toBeNull();
			expect(await store.pushes.ofPlayer(ada.id)).toEqual([]);
		});
	});
}

import { describe, expect, test } from "vitest";
import { TurnedTime } from "../../testkit/index.ts";
import { ownLimits } from "./limits.ts";
import { type Asker, Misses } from "./misses.ts";
import { networkOf } from "./network.ts";

const minute = 60_000;

function watched({ perPlayer = 10, perNetwork = 80 } = {}) {
	const time = new TurnedTime();
	return { time, misses: new Misses({ limits: ownLimits(time), perPlayer, perNetwork }) };
}

const at = (network: string, player: string | null = null): Asker => ({ player, network });

describe("codes that nobody has", () => {
	test("a player who asks for many is locked out, until his misses are ten minutes old", async () => {
		const { time, misses } = watched();
		for (let i = 0; i < 10; i++) {
			expect(await misses.isLockedOut(at("home", "ana"))).toBe(false);
			await misses.count(at("home", "ana"), `code ${i}`);
			time.pass(minute / 2);
		}
		expect(await misses.isLockedOut(at("elsewhere", "ana"))).toBe(true);
		expect(await misses.isLockedOut(at("home", "bea"))).toBe(false);
		time.pass(5 * minute);
		expect(await misses.isLockedOut(at("elsewhere", "ana"))).toBe(false);
	});

	test("the same code counts once, however often it is asked for", async () => {
		const { misses } = watched();
		for (let i = 0; i < 1_000; i++) await misses.count(at("home", "ana"), "TYPO22");
		expect(await misses.isLockedOut(at("home", "ana"))).toBe(false);
	});

	test("a household of eight with typos is not locked out, a guesser without a cookie is", async () => {
		const { misses } = watched();
		for (let i = 0; i < 8 * 6; i++) {
			const asker = at("home", `player ${i % 8}`);
			expect(await misses.isLockedOut(asker)).toBe(false);
			await misses.count(asker, `typo ${i}`);
		}
		expect(await misses.isLockedOut(at("home", "player 0"))).toBe(false);
		let guesses = 0;
		for (; !(await misses.isLockedOut(at("abroad", `fresh ${guesses}`))); guesses++)
			await misses.count(at("abroad", `fresh ${guesses}`), `guess ${guesses}`);
		expect(guesses).toBe(80);
		expect(await misses.isLockedOut(at("home", "player 0"))).toBe(false);
	});

	test("a socket of which no address is known counts for its player alone", async () => {
		const { misses } = watched({ perPlayer: 1 });
		await misses.count({ player: "ana", network: null }, "code");
		expect(await misses.isLockedOut({ player: "ana", network: null })).toBe(true);
		expect(await misses.isLockedOut({ player: null, network: null })).toBe(false);
	});
});

test.each([
	["192.0.2.7", "192.0.2.7"],
	["::ffff:192.0.2.7", "192.0.2.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:0db8:0001:0002::9", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["fe80::1%eth0", "fe80:0:0:0"],
	["::1", "0:0:0:0"],
	[undefined, "unknown"],
])("%s is one of the addresses of %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

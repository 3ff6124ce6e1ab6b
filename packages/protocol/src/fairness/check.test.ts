import { execFileSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { fileURLToPath } from "node:url";
import { type GameId, gameIds, games, parseOptions } from "@fibbers/rules";
import { baseSeed, forSeeds } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { blockIndex, checkDeal, dealMessage, firstOf, type Proof, streamRandom } from "./index.ts";

const sha = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A record as the server makes it, from seeds that are worked out from `name`. */
function dealt(game: GameId, name: string, drewFirst = true) {
	const seed = sha(`seed ${name}`);
	const seats = game === "liar" ? 2 : 3;
	const options = parseOptions(games[game].optionSchema, {});
	if (!options.ok) throw new Error("defaults refused");
	const proof: Proof = {
		seed: seed.toString("hex"),
		commitment: createHash("sha256").update(seed).digest("hex"),
		contributions: Array.from({ length: seats }, (_, seat) =>
			seat === 1 ? null : sha(`${name} ${seat}`).toString("hex").slice(0, 32),
		),
		table: "K7Q2MX",
		round: 3,
		drewFirst,
	};
	const key = createHmac("sha256", seed).update(dealMessage(proof)).digest();
	const random = streamRandom((index) => createHmac("sha256", key).update(blockIndex(index)).digest());
	const first = drewFirst ? firstOf(random, seats) : 1;
	const deal = games[game].deal(options.value as never, seats, first, random);
	return { game, options: options.value, seats, deal, moves: [], proof };
}

const script = fileURLToPath(new URL("../../../../docs/check-deal.mjs", import.meta.url));

const byScript = (record: object): string =>
	execFileSync(process.execPath, [script], { input: JSON.stringify(record), encoding: "utf8" }).trim();

describe(`a deal, seed ${baseSeed}`, () => {
	it.each(gameIds)("is worked out again from its proof: %s", (game) => {
		for (const drewFirst of [true, false])
			for (let i = 0; i < 5; i++)
				expect(checkDeal(JSON.parse(JSON.stringify(dealt(game, `${baseSeed} ${i}`, drewFirst))))).toEqual({
					fair: true,
				});
	});

	it("is the same by the script in the documentation, which shares no code with this", () => {
		for (const game of gameIds)
			for (const drewFirst of [true, false]) {
				const record = dealt(game, `${baseSeed}`, drewFirst);
				expect(byScript(record)).toBe("fair");
				const [one = [], ...rest] = record.deal.hands;
				const other = { ...record.deal, hands: [[...one].reverse(), ...rest] };
				expect(byScript({ ...record, deal: other })).toBe("other cards");
			}
	});

	it("that was changed in any part is recognised", () => {
		const record = dealt("el-mentiroso", String(baseSeed));
		const [one = [], two = [], ...rest] = record.deal.hands;
		const swapped = [[two[0], ...one.slice(1)], [one[0], ...two.slice(1)], ...rest];
		const otherSeed = sha("another").toString("hex");
		const bytes = record.proof.contributions.with(0, sha("others").toString("hex").slice(0, 32));
		const why = (change: object) => checkDeal({ ...record, ...change });
		expect(why({ deal: { ...record.deal, hands: swapped } })).toEqual({ fair: false, why: "deal" });
		expect(why({ proof: { ...record.proof, seed: otherSeed } })).toEqual({ fair: false, why: "commitment" });
		expect(why({ proof: { ...record.proof, contributions: bytes } })).toEqual({ fair: false, why: "deal" });
		expect(why({ proof: { ...record.proof, contributions: [null, null, null] } })).toMatchObject({ fair: false });
		expect(why({ proof: { ...record.proof, table: "K7Q2MY" } })).toEqual({ fair: false, why: "deal" });
		expect(why({ proof: { ...record.proof, round: 4 } })).toEqual({ fair: false, why: "deal" });
		for (const proof of [undefined, null, {}, { ...record.proof, seed: "xyz" }, { ...record.proof, contributions: [] }])
			expect(why({ proof })).toEqual({ fair: false, why: "no-proof" });
		for (const nonsense of [null, 7, "record", [], { proof: record.proof }])
			expect(checkDeal(nonsense)).toEqual({ fair: false, why: "no-proof" });
	});
});

describe("chance out of bytes", () => {
	it("reads big-endian numbers and passes over those that would favour some results", () => {
		const words = [0xffffffff, 7, 0xfffffffe, 12, 5, 6, 7, 8];
		const block = Buffer.alloc(32);
		for (const [i, word] of words.entries()) block.writeUInt32BE(word, i * 4);
		const random = streamRandom(() => block);
		// 2^32 = 3 x 1431655765 + 1: only the largest number is passed over.
		expect(random.below(3)).toBe(7 % 3);
		expect(random.below(2 ** 32)).toBe(0xfffffffe);
		expect(() => random.below(0)).toThrow(RangeError);
	});

	it("draws each of n equally often", () =>
		forSeeds(3, "packages/protocol/src/fairness/check.test.ts", (seed) => {
			const random = streamRandom((index) => sha(`${seed} ${index}`));
			const counts = [0, 0, 0, 0, 0, 0, 0];
			for (let i = 0; i < 70_000; i++) {
				const drawn = random.below(7);
				counts[drawn] = (counts[drawn] ?? 0) + 1;
			}
			for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(600);
		}));
});

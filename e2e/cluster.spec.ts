import { Arrangement } from "@fibbers/deploy/arrangement";
import { ElMentirosoPlayer } from "./people/el-mentiroso-player.ts";
import { playOn } from "./people/play-on.ts";
import { test as base, expect } from "./test.ts";

interface Cluster {
	readonly arrangement: Arrangement;
	readonly people: readonly ElMentirosoPlayer[];
}

/** Three people in the middle of a game, at two servers behind one address. */
const test = base.extend<{ readonly cluster: Cluster }>({
	cluster: async ({ browser, contextOptions }, use) => {
		const arrangement = await Arrangement.start({ THINK_MS: "100-300", READING_MS: "200" });
		const contexts = await Promise.all(
			["Ana", "Bea", "Cid"].map(() => browser.newContext({ ...contextOptions, baseURL: arrangement.url })),
		);
		const people: ElMentirosoPlayer[] = [];
		for (const [i, context] of contexts.entries())
			people.push(await ElMentirosoPlayer.named(await context.newPage(), ["Ana", "Bea", "Cid"][i] ?? ""));
		const [host, ...others] = people;
		const code = (await host?.openTable({ seats: 3 })) ?? "";
		for (const other of others) await other.joinBy(code);
		await host?.deal();
		for (const each of people) await each.hasCards();
		await use({ arrangement, people });
		await Promise.all(contexts.map((context) => context.close()));
		await arrangement.end();
	},
});

test.setTimeout(150_000);

test("a server that dies in the middle of a game: everybody is back in it at the other one, and plays it on", async ({
	cluster: { arrangement, people },
}) => {
	const lines = await people[0]?.log();
	const hands = await Promise.all(people.map((each) => each.hand()));
	const isBack = async (): Promise<void> => {
		for (const [i, each] of people.entries())
			await expect.poll(() => each.hand(), { timeout: 10_000 }).toEqual(hands[i]);
	};
	// Whichever holds the table: both die, one after the other.
	for (const place of arrangement.servers) {
		await place.process.kill();
		await isBack();
		await place.start();
	}
	await playOn(people, async () => ((await people[0]?.log())?.length ?? 0) > (lines?.length ?? 0));
	expect((await people[0]?.log())?.slice(0, lines?.length)).toEqual(lines);
});

import { seededRandom } from "@fibbers/rules";
import { expect, onTestFinished, test } from "vitest";
import { NetworkClient, playToTheEnd, startTestApp } from "../../testkit/index.ts";
import { temporaryFolder } from "../../testkit/store/folder.ts";
import { openStore } from "../store/open-store.ts";

test("a table's story does not go before the game that has just ended there is in the store", async () => {
	const dataDir = await temporaryFolder();
	const { app, base } = await startTestApp({ reading: 0, untilClosed: 300 }, { DATA_DIR: dataDir });
	onTestFinished(() => app.close());
	const store = await openStore({ dataDir });
	onTestFinished(() => store.close());
	const [ana, bea] = [await NetworkClient.create(base), await NetworkClient.create(base)];
	const code = await ana.open({ game: "liar", seats: 2, turnMs: 30_000, doubtMs: 0 });
	for (const client of [ana, bea]) await client.join(code);
	await bea.command("sit");
	await ana.command("start");
	for (const client of [ana, bea]) await client.until(() => client.state?.phase === "playing");
	await playToTheEnd([ana, bea], seededRandom(1));
	const id = ana.state?.result?.id ?? "";
	for (const client of [ana, bea]) await client.leave();
	while (!(await store.journal.wasClosed(code))) await new Promise((resolve) => setImmediate(resolve));
	expect((await store.games.find(id))?.finished).toBe(true);
});

import { expect, onTestFinished, test } from "vitest";
import { NetworkClient, ServerProcess } from "../../testkit/index.ts";
import { temporaryFolder } from "../../testkit/store/folder.ts";

test("a table where people wait is found after a restart by somebody who was never there, before anybody is back", async () => {
	const dataDir = await temporaryFolder();
	const before = await ServerProcess.start({ DATA_DIR: dataDir });
	onTestFinished(() => before.kill());
	const ana = await NetworkClient.create(before.url);
	const code = await ana.open({ game: "liar", seats: 2, turnMs: 60_000, doubtMs: 0, listed: false });
	await ana.join(code);
	await before.kill();
	const after = await ServerProcess.start({ DATA_DIR: dataDir });
	onTestFinished(() => after.kill());
	const bea = await NetworkClient.create(after.url);
	expect(await bea.http("GET", `/api/tables/${code}`)).toEqual({
		status: 200,
		body: { code, game: "liar", phase: "open" },
	});
	await bea.join(code);
	expect(await bea.command("sit")).toEqual({ done: true });
});

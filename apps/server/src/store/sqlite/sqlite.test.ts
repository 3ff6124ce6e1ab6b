import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { storeContract } from "../../../testkit/store/contract.ts";
import { temporaryFolder } from "../../../testkit/store/folder.ts";
import { openStore } from "../open-store.ts";

storeContract("SQLite", async () => ({ dataDir: await temporaryFolder() }));

it("a new file that another process has just begun to write is waited for", async () => {
	const dataDir = await temporaryFolder();
	const other = new DatabaseSync(path.join(dataDir, "fibbers.db"));
	other.exec("begin immediate");
	const opening = openStore({ dataDir });
	// The worker has met the lock by then; were it not so, the test would only be easier.
	await openStore({ dataDir: await temporaryFolder() }).then((store) => store.close());
	other.exec("commit");
	other.close();
	const store = await opening;
	expect(await store.ping()).toBe(true);
	await store.close();
});

it("moves are kept before all that pages have asked is answered", async () => {
	const store = await openStore({ dataDir: await temporaryFolder() });
	const epoch = await store.journal.open("ABCDE", "a", 1);
	const answered: string[] = [];
	const asked = Array.from({ length: 2_000 }, () => store.games.find("nothing").then(() => answered.push("page")));
	const entry = { table: "ABCDE", epoch: epoch ?? 0, seq: 0, at: 1, entry: "{}" };
	await store.journal.append([entry]).then(() => answered.push("move"));
	await Promise.all(asked);
	expect(answered.at(-1)).toBe("page");
	await store.close();
});

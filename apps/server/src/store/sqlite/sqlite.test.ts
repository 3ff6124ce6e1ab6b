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

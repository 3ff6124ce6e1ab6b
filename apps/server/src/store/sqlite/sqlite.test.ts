import { storeContract } from "../../../testkit/store/contract.ts";
import { temporaryFolder } from "../../../testkit/store/folder.ts";
import { openStore } from "../open-store.ts";

storeContract("SQLite", async () => {
	const dataDir = await temporaryFolder();
	return () => openStore({ dataDir });
});

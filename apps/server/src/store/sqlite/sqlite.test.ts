import { storeContract } from "../../../testkit/store/contract.ts";
import { temporaryFolder } from "../../../testkit/store/folder.ts";

storeContract("SQLite", async () => ({ dataDir: await temporaryFolder() }));

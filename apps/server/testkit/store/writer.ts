import { writeSync } from "node:fs";
import { GroupCommit } from "../../src/store/group-commit.ts";
import { openStore } from "../../src/store/open-store.ts";
import { systemTime } from "../../src/table/time.ts";
import { entry, noon } from "./samples.ts";

/** `node writer.ts DATA_DIR TABLE` writes entries until it is killed, and prints the `seq` of each when it is on the disk. */
const [dataDir = "", table = ""] = process.argv.slice(2);
const atOnce = 20;

const store = await openStore({ dataDir });
await store.journal.open(table, "writer", noon);
const commit = new GroupCommit(store.journal, systemTime);
for (let first = 0; ; first += atOnce)
	await Promise.all(
		Array.from({ length: atOnce }, async (_, i) => {
			await commit.append([entry(table, first + i)]);
			writeSync(1, `${first + i}\n`);
		}),
	);

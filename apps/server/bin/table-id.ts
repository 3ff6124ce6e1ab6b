/** Prints how logs call the tables with these codes. */
import { readConfig } from "../src/config.ts";
import { tableIds } from "../src/operations/table-ids.ts";
import { senderOf } from "../src/push/server-keys.ts";
import { openStore, placeOf } from "../src/store/open-store.ts";

const config = readConfig(process.env);
const store = await openStore(placeOf(config));
const idOf = tableIds((await senderOf(config, store.pushes)).privateKey);
await store.close();
for (const code of process.argv.slice(2)) console.log(`${code.toUpperCase()} ${idOf(code.toUpperCase())}`);

/** Writes everything that the settings' database holds to a new file, while servers run. */
import { backUp } from "../src/operations/backup/back-up.ts";
import { onFile } from "../src/operations/backup/command.ts";

await onFile("backup FILE", (file, place) => backUp(place, file), "Written to");

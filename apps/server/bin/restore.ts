/** Makes the settings' database out of a backup, where there is none yet. */
import { onFile } from "../src/operations/backup/command.ts";
import { restore } from "../src/operations/backup/restore.ts";

await onFile("restore FILE", restore, "Restored from");

import { app } from "./en/app.ts";
import { table } from "./en/table.ts";

/** Everything that the page says outside a game's own folder, in the language of this visit. */
export const t = { ...app, parts: table };

import { app } from "./en/app.ts";

/** Everything that the page says outside a game's own board, in the language of this visit. */
export const t = app;

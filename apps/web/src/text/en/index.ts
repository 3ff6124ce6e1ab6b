import { app } from "./app.ts";
import { cardName, rankSign } from "./cards.ts";
import { table } from "./table.ts";

/** What the front page and every table need: it comes in one piece. */
export const t = { ...app, parts: table, cards: { name: cardName, rank: rankSign } };

import type { t as english } from "../en/index.ts";
import type { Translated } from "../translated.ts";
import { app } from "./app.ts";
import { cardName, rankSign } from "./cards.ts";
import { table } from "./table.ts";

export const t: Translated<typeof english> = { ...app, parts: table, cards: { name: cardName, rank: rankSign } };

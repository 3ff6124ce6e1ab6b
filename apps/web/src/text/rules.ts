import { spoken } from "./spoken.ts";

/** Every game's rules for players, and what is around them. */
export const rules = spoken({ en: () => import("./en/rules/index.ts"), es: () => import("./es/rules/index.ts") });

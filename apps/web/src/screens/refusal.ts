import { t } from "../text/index.ts";

/** Why something did not happen, as a sentence. */
export const refusal = (reason: string): string => t.refusals[reason] ?? t.refused;

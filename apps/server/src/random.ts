import { randomInt } from "node:crypto";
import type { Random } from "@fibbers/rules";

/** Chance that nobody can foresee, unbiased. */
export const secureRandom: Random = { below: (n) => (n > 1 ? randomInt(n) : 0) };

import { createHmac } from "node:crypto";

/** How logs call a table. */
export type TableId = string;

/**
 * Ids of tables by their codes: always the same for one code and key, and nobody gets from an id to a code without the key.
 * A code opens a private table, so that logs must not hold it; there are too few codes for a hash without a key.
 */
export const tableIds =
	(key: string) =>
	(code: string): TableId =>
		createHmac("sha256", `table ids ${key}`).update(code).digest("hex").slice(0, 12);

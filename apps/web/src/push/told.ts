/** A notification about this table: a newer one takes its place. */
export const tagOf = (table: string): string => `table ${table}`;

import type { PushedInvitation } from "@fibbers/protocol";

/** What a page has the worker show because nobody looks at the page. */
export interface ToldByPage extends PushedInvitation {
	/** Pages in several tabs tell of the same one. */
	readonly invitation: string;
}

/** A notification about this table: a newer one takes its place. */
export const tagOf = (table: string): string => `table ${table}`;

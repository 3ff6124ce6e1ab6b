import type { GameTypes } from "@fibbers/rules";
import type { Packing } from "./packing.ts";

/** Short texts by name; each travels again only when it has changed. */
export type Texts = Readonly<Record<string, string>>;

/** How one game travels. */
export interface Wire<Types extends GameTypes = GameTypes> {
	/** The public view as texts. */
	write(table: Types["table"]): Texts;
	/** The reverse of `write`. */
	read(texts: Texts): Types["table"];
	/** Letters and events. */
	readonly packing: Packing;
}

import type { GameTypes, Seat } from "@fibbers/rules";
import type { Packing } from "./packing.ts";

/**
 * What an event does, as far as it can be foreseen from the event alone. Both sides foresee the same, and only what is
 * otherwise travels: a wrong guess costs bytes and nothing else.
 */
export interface Foresight<Types extends GameTypes = GameTypes> {
	/** The public view after the event. It looks at nothing of the event that a spectator does not see. */
	table(table: Types["table"], event: Types["event"]): Types["table"];
	/** What this seat sees beyond it, after an event that it saw so. */
	own(own: Types["own"], event: Types["event"], seat: Seat): Types["own"];
}

/** How one game travels. */
export interface Wire<Types extends GameTypes = GameTypes> {
	readonly packing: Packing;
	/** A game without it tells whatever has changed. */
	readonly foresight?: Foresight<Types>;
}

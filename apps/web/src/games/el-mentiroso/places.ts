import type { Table } from "./props.ts";

/** The place of a seat that is out, from 1; null while it plays. */
export function placeOf({ places }: Table, seat: number): number | null {
	const at = places.indexOf(seat);
	return at < 0 ? null : at + 1;
}

import type { TableState } from "./table-state.ts";

type Result = NonNullable<TableState["result"]>;

/**
 * `[outcome, hands, id, seed, contributions, table, round, drewFirst, commitment]`: each hand one text, what is hexadecimal as bytes,
 * and `commitment` left out where the state told it until then.
 */
export type PackedResult = readonly unknown[];

/** `promised` is the commitment of the state before. */
export function packResult({ outcome, hands, id, proof }: Result, promised: string): PackedResult {
	const { seed, commitment, contributions, table, round, drewFirst } = proof;
	const added = contributions.map((bytes) => bytes && bytesOf(bytes));
	const texts = hands.map((hand) => hand.join(""));
	const packed = [outcome, texts, id, bytesOf(seed), added, table, round, drewFirst];
	return commitment === promised ? packed : [...packed, bytesOf(commitment)];
}

export function unpackResult(packed: PackedResult, promised: string): Result {
	const [outcome, hands, id, seed, added, table, round, drewFirst, commitment] = packed;
	return {
		outcome: outcome as object,
		hands: (hands as string[]).map((hand) => hand.match(/../g) ?? []),
		id: String(id),
		proof: {
			seed: hexOf(seed as Uint8Array),
			commitment: commitment === undefined ? promised : hexOf(commitment as Uint8Array),
			contributions: (added as (Uint8Array | null)[]).map((bytes) => bytes && hexOf(bytes)),
			table: String(table),
			round: Number(round),
			drewFirst: Boolean(drewFirst),
		},
	};
}

const bytesOf = (hex: string): Uint8Array =>
	Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

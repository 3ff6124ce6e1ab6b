import type { TableState } from "./table-state.ts";

type Result = NonNullable<TableState["result"]>;

/** `[outcome, hands, id, seed, commitment, contributions, table, round, drewFirst]`: each hand one text, what is hexadecimal as bytes. */
export type PackedResult = readonly unknown[];

export function packResult({ outcome, hands, id, proof }: Result): PackedResult {
	const { seed, commitment, contributions, table, round, drewFirst } = proof;
	const added = contributions.map((bytes) => bytes && bytesOf(bytes));
	const texts = hands.map((hand) => hand.join(""));
	return [outcome, texts, id, bytesOf(seed), bytesOf(commitment), added, table, round, drewFirst];
}

export function unpackResult([
	outcome,
	hands,
	id,
	seed,
	commitment,
	added,
	table,
	round,
	drewFirst,
]: PackedResult): Result {
	return {
		outcome: outcome as object,
		hands: (hands as string[]).map((hand) => hand.match(/../g) ?? []),
		id: String(id),
		proof: {
			seed: hexOf(seed as Uint8Array),
			commitment: hexOf(commitment as Uint8Array),
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

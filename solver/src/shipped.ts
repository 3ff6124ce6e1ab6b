/** The table as it is shipped, and what is said beside it. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { tableOf } from "@fibbers/bots/liar-tree";
import { Crew } from "./crew.ts";
import { type Exploitability, exploitability } from "./exploitability.ts";
import { unpack } from "./pack.ts";
import type { PublicTree } from "./public-tree.ts";
import type { Strategy } from "./walk.ts";

const folder = new URL("../../packages/bots/src/liar/equilibrium/", import.meta.url);
const table = new URL("table.br", folder);
const origin = new URL("table.json", folder);

/** How the table came about. */
export interface Origin {
	readonly command: string;
	readonly times: number;
	/** How often the other was a naive player in those times that count. */
	readonly naiveShare: number;
	readonly cut: number;
}

export interface Shipped {
	readonly bytes: number;
	readonly unpacked: number;
	readonly exploitability: Exploitability;
}

/** Compresses and writes the table's file, and beside it how it came about. */
export function ship(file: Uint8Array, made: Origin): void {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		[constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
		[constants.BROTLI_PARAM_SIZE_HINT]: file.length,
	};
	const packed = brotliCompressSync(file, { params });
	writeFileSync(table, packed);
	const sha256 = createHash("sha256").update(packed).digest("hex");
	writeFileSync(origin, `${JSON.stringify({ ...made, bytes: packed.length, sha256 }, null, "\t")}\n`);
}

/** A strategy that nobody learns. */
export const fixed = (sums: Strategy["sums"]): Strategy => ({
	sums,
	regrets: new Float32Array(new SharedArrayBuffer(0)),
	naive: new Uint8Array(new SharedArrayBuffer(0)),
});

/** Reads the table and finds out how good it is. */
export function examine(tree: PublicTree, threads: number): Shipped {
	const packed = readFileSync(table);
	const { bytes } = tableOf(brotliDecompressSync(packed));
	const sums = new Float32Array(new SharedArrayBuffer(4 * tree.floats));
	unpack(bytes, sums);
	const crew = new Crew(tree, fixed(sums), threads);
	const found = exploitability(crew);
	crew.dismiss();
	return { bytes: packed.length, unpacked: bytes.length, exploitability: found };
}

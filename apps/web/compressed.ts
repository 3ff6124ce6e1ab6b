import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const kinds = /\.(?:css|js|svg|webmanifest)$/;
/** What is smaller goes out in one packet anyway. Bytes. */
const worthwhile = 1_000;

const packers = {
	br: (plain: Buffer) =>
		promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
	gz: (plain: Buffer) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Puts a `.br` and a `.gz` beside each file that has something to gain, once for all who fetch it. */
export function compressed(): Plugin {
	return {
		name: "compressed",
		apply: "build",
		async writeBundle({ dir = "" }) {
			const names = await readdir(dir, { recursive: true });
			await Promise.all(names.filter((name) => kinds.test(name)).map((name) => compress(path.join(dir, name))));
		},
	};
}

async function compress(file: string): Promise<void> {
	const plain = await readFile(file);
	if (plain.length < worthwhile) return;
	await Promise.all(
		Object.entries(packers).map(async ([ending, pack]) => writeFile(`${file}.${ending}`, await pack(plain))),
	);
}

/**
 * Reads game records from standard input, one a line, and prints one line of JSON for each, in the same order.
 * A blank line is no record and is answered as such, except at the end of the input.
 */
import { pipeline } from "node:stream/promises";
import { replay } from "../src/record.ts";

const newline = 0x0a;

/** Line by line, cut at line feeds only: other line separators may stand inside a JSON string. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
	let parts: Buffer[] = [];
	for await (const chunk of chunks) {
		const lines: string[] = [];
		let from = 0;
		for (let to = chunk.indexOf(newline); to >= 0; to = chunk.indexOf(newline, from)) {
			parts.push(chunk.subarray(from, to));
			lines.push(Buffer.concat(parts).toString());
			parts = [];
			from = to + 1;
		}
		parts.push(chunk.subarray(from));
		yield lines;
	}
	yield [Buffer.concat(parts).toString()];
}

async function* replays(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
	/** Blank lines wait for a line that has something on it. */
	let blank = 0;
	for await (const lines of linesOf(chunks))
		for (const line of lines) {
			if (line.trim() === "") {
				blank++;
				continue;
			}
			for (; blank > 0; blank--) yield printed("");
			yield printed(line);
		}
}

const printed = (line: string): string => `${JSON.stringify(replay(line))}\n`;

/** Whoever reads may stop before the end (`| head`). */
const isClosedPipe = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EPIPE";

await pipeline(process.stdin, replays, process.stdout).catch((error: unknown) => {
	if (!isClosedPipe(error)) throw error;
});

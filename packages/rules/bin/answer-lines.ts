import { pipeline } from "node:stream/promises";

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

/** Whoever reads may stop before the end (`| head`). */
const isClosedPipe = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EPIPE";

/**
 * Answers every line of standard input with one line of JSON on standard output, in the same order.
 * A blank line is answered as such, except at the end of the input.
 */
export async function answerLines(answer: (line: string) => object): Promise<void> {
	const printed = (line: string): string => `${JSON.stringify(answer(line))}\n`;
	async function* answers(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
		/** Blank lines wait for a line that has something on it. */
		let blank = 0;
		for await (const lines of linesOf(chunks)) {
			let out = "";
			for (const line of lines) {
				if (line.trim() === "") {
					blank++;
					continue;
				}
				for (; blank > 0; blank--) out += printed("");
				out += printed(line);
			}
			if (out !== "") yield out;
		}
	}
	await pipeline(process.stdin, answers, process.stdout).catch((error: unknown) => {
		if (!isClosedPipe(error)) throw error;
	});
}

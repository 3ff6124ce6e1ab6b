import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** Resolves when the program has said this; throws with all that it said when it ends before. */
export async function untilSaid(program: string, output: Readable, line: string): Promise<void> {
	const said: string[] = [];
	for await (const each of createInterface({ input: output })) {
		said.push(each);
		if (!each.includes(line)) continue;
		output.resume();
		return;
	}
	throw new Error(`${program} ended at once:\n${said.join("\n")}`);
}

/** Resolves when it has ended, which may have been before. */
export async function ended(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
	if (child === null || child.exitCode !== null || child.signalCode !== null) return;
	const exit = once(child, "exit");
	child.kill(signal);
	await exit;
}

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Ask, Part } from "./crowd.ts";
import type { Told } from "./tally.ts";

const program = fileURLToPath(new URL("./crowd.ts", import.meta.url));

/** A process that some of those who connect are in. */
export class Crew {
	private readonly child: ChildProcess = fork(program, { serialization: "advanced" });
	private readonly ended = once(this.child, "exit");

	/** Resolves with the codes of its tables when everybody sits. */
	async open(part: Part): Promise<readonly string[]> {
		return (await this.ask({ ask: "open", part })) as readonly string[];
	}

	async begin(codes: readonly string[]): Promise<void> {
		await this.ask({ ask: "begin", codes });
	}

	async look(): Promise<Told> {
		return (await this.ask({ ask: "look" })) as Told;
	}

	/** Plays all games to their end, and compares what everybody was told with what is kept there. */
	async end(dataDir: string): Promise<Told> {
		return (await this.ask({ ask: "end", dataDir })) as Told;
	}

	async leave(): Promise<void> {
		if (this.child.exitCode !== null) return;
		await this.ask({ ask: "leave" });
		await this.ended;
	}

	private async ask(what: Ask): Promise<unknown> {
		const answer = once(this.child, "message").then(([message]) => (message as { answered: unknown }).answered);
		const gone = this.ended.then(([code]) => {
			throw new Error(`A process of those who connect ended with ${code}.`);
		});
		if (this.child.connected) this.child.send(what);
		return await Promise.race([answer, gone]);
	}
}

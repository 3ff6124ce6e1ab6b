import { Writable } from "node:stream";
import { seededRandom } from "@fibbers/rules";
import type { App } from "../../src/app.ts";
import { createLog } from "../../src/log.ts";
import { NetworkClient } from "../network-client.ts";
import { startTestApp } from "../test-app.ts";
import { HonestTable } from "./honest-table.ts";

/** A server that is attacked, and a table of honest people in it who are to notice nothing. */
export class Siege {
	readonly app: App;
	readonly base: string;
	readonly honest: HonestTable;
	/** Of level `error` or worse. */
	private readonly errors: string[];

	private constructor(app: App, base: string, honest: HonestTable, errors: string[]) {
		this.app = app;
		this.base = base;
		this.honest = honest;
		this.errors = errors;
	}

	static async start(env: Readonly<Record<string, string>> = {}, seed = 1): Promise<Siege> {
		const errors: string[] = [];
		const destination = new Writable({
			write(line: Buffer, _encoding, done) {
				errors.push(line.toString());
				done();
			},
		});
		const { app, base } = await startTestApp(
			undefined,
			{ MESSAGES_PER_SECOND: "400", ...env },
			undefined,
			createLog("error", destination),
		);
		const find = (code: string) => app.tables.find(code);
		const honest = await HonestTable.open(base, "el-mentiroso", 3, find, seededRandom(seed));
		return new Siege(app, base, honest, errors);
	}

	/** Somebody whom the server knows, and who means harm. */
	somebody(): Promise<NetworkClient> {
		return NetworkClient.create(this.base);
	}

	/** What the honest people noticed, and what the server was sorry about, after they have played on. */
	async noticed(): Promise<readonly string[]> {
		await this.honest.movesOn();
		return [...this.honest.faults.splice(0), ...this.errors.splice(0)];
	}

	async end(): Promise<void> {
		await this.honest.stop();
		await this.app.close();
	}
}

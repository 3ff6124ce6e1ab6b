import { LobbyClient, type NetworkClient } from "@fibbers/server/testkit";
import { NaiveLine } from "@fibbers/server/testkit/naive-lobby";

/** A row that was told to have changed, and when it was told, epoch ms. */
export type Arrival = readonly [code: string, at: number];

/** What has arrived at some pages since the last time. */
export interface Arrived {
	readonly bytes: number;
	readonly letters: number;
	readonly rows: readonly Arrival[];
}

interface Row {
	readonly code: string;
	readonly game?: string;
}

/** A page in the lobby, and beside it one that gets the naive list. */
export class LobbyViewer {
	private readonly line: LobbyClient;
	private readonly naive: NaiveLine;
	private rows: Arrival[] = [];
	private letters = 0;
	private bytesBefore = 0;

	private constructor(line: LobbyClient, naive: NaiveLine) {
		this.line = line;
		this.naive = naive;
		line.onLetter = (_, message) => this.take(message);
		naive.onList = () => {
			this.letters++;
			this.rows.push(["", Date.now()]);
		};
	}

	static async open(client: NetworkClient): Promise<LobbyViewer> {
		return new LobbyViewer(await LobbyClient.open(client), await NaiveLine.open(client));
	}

	async look(look: object): Promise<void> {
		const reply = await this.line.command("look", look);
		if (!reply.done) throw new Error(`refused: ${reply.reason}`);
	}

	take(message: unknown): void {
		this.letters++;
		this.line.letters.length = 0;
		const at = Date.now();
		const { set = [] } = message as { readonly set?: readonly Row[] };
		// A row that is told whole has come into sight; it need not have changed.
		for (const { code, game } of set) if (game === undefined) this.rows.push([code, at]);
	}

	arrived(): Arrived {
		const bytes = this.line.recording.bytes + this.naive.recording.bytes;
		const arrived = { bytes: bytes - this.bytesBefore, letters: this.letters, rows: this.rows };
		this.bytesBefore = bytes;
		this.letters = 0;
		this.rows = [];
		return arrived;
	}

	async leave(): Promise<void> {
		await Promise.all([this.line.leave(), this.naive.leave()]);
	}
}

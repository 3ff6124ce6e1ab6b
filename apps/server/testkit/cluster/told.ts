import type { Board } from "../../src/cluster/board.ts";
import type { Cluster, ProcessId } from "../../src/cluster/cluster.ts";
import { Conditions } from "../conditions.ts";

/** One process of a cluster, and what it was told on a board and by news of the tests' own. */
export class Told {
	readonly cluster: Cluster;
	readonly board: Board<number>;
	/** With the sum of the board when it was heard. */
	readonly heard: { readonly news: number; readonly sum: number }[] = [];
	/** How often news may have been missed. */
	missed = 0;
	readonly stopHearing: () => void;
	private readonly conditions = new Conditions();

	constructor(cluster: Cluster) {
		this.cluster = cluster;
		this.board = cluster.board("test" as never);
		this.board.onChange(() => this.conditions.look());
		this.stopHearing = cluster.hear("test" as never, (news) => {
			this.heard.push({ news, sum: this.sum });
			this.conditions.look();
		});
		cluster.onMissed(() => {
			this.missed++;
			this.conditions.look();
		});
	}

	put(key: string, value: number | null): void {
		this.board.put(key, value);
	}

	tell(news: number): void {
		this.cluster.tell("test" as never, news as never);
	}

	values(key: string): readonly number[] {
		return [...this.board.of(key).values()];
	}

	/** Of all that lies on the board. */
	get sum(): number {
		return [...this.board.keys()].flatMap((key) => this.values(key)).reduce((sum, value) => sum + value, 0);
	}

	/** Resolves when that process is found to be gone; while nobody can say, it is asked again. */
	async untilGone(process: ProcessId): Promise<void> {
		while (await this.cluster.isAlive(process).catch(() => true))
			await new Promise((resolve) => setTimeout(resolve, 50));
	}

	until(condition: () => boolean): Promise<void> {
		return this.conditions.until(condition);
	}
}

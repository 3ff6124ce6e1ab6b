/** Lets so many tasks run at a time; the others wait in order. */
export class Gate {
	private free: number;
	private readonly waiting: (() => void)[] = [];

	constructor(width: number) {
		this.free = width;
	}

	async run<Value>(task: () => Promise<Value>): Promise<Value> {
		if (this.free > 0) this.free--;
		else await new Promise<void>((resolve) => this.waiting.push(resolve));
		try {
			return await task();
		} finally {
			const next = this.waiting.shift();
			if (next === undefined) this.free++;
			else next();
		}
	}
}

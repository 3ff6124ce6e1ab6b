/** Does one thing at a time; asked for it meanwhile, does it once more afterwards. */
export class OnceMore {
	private isRunning = false;
	private isDue = false;
	private readonly task: () => Promise<void>;

	constructor(task: () => Promise<void>) {
		this.task = task;
	}

	/** Resolves at once when it is under way already; rejects when the task does. */
	async run(): Promise<void> {
		this.isDue = true;
		if (this.isRunning) return;
		this.isRunning = true;
		try {
			while (this.isDue) {
				this.isDue = false;
				await this.task();
			}
		} finally {
			this.isRunning = false;
		}
	}
}

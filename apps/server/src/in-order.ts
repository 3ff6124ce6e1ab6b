/** Does what is asked for under one name one after the other; different names do not wait for each other. */
export class InOrder {
	private readonly last = new Map<string, Promise<unknown>>();

	async run<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
		const turn = (this.last.get(name) ?? Promise.resolve()).then(task, task);
		this.last.set(name, turn);
		try {
			return await turn;
		} finally {
			if (this.last.get(name) === turn) this.last.delete(name);
		}
	}
}

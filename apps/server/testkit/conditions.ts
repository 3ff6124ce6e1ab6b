/** Promises that keep when a condition holds; it is looked at whenever something new was told. */
export class Conditions {
	private readonly looking = new Set<() => void>();

	/** Resolves at once when the condition holds already. */
	async until(condition: () => boolean): Promise<void> {
		if (condition()) return;
		await new Promise<void>((resolve) => {
			const look = (): void => {
				if (!condition()) return;
				this.looking.delete(look);
				resolve();
			};
			this.looking.add(look);
		});
	}

	/** Something new was told. */
	look(): void {
		for (const look of Array.from(this.looking)) look();
	}
}

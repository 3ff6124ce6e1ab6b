/** Somebody who waits for versions. */
export class Versions {
	private version = 0;
	private waiting: { readonly version: number; readonly resolve: () => void }[] = [];

	reach(version: number): void {
		this.version = version;
		const reached = this.waiting.filter((each) => each.version <= version);
		this.waiting = this.waiting.filter((each) => each.version > version);
		for (const { resolve } of reached) resolve();
	}

	until(version: number): Promise<void> {
		if (this.version >= version) return Promise.resolve();
		return new Promise((resolve) => this.waiting.push({ version, resolve }));
	}
}

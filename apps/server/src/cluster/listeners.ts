import type { Cancel } from "../table/time.ts";

type Listener = (news: never) => void;

/** Who in this process hears which news. */
export class Listeners {
	private readonly byName = new Map<string, Set<Listener>>();

	add(name: string, listener: Listener): Cancel {
		const hearing = this.byName.get(name) ?? new Set();
		this.byName.set(name, hearing.add(listener));
		return () => void hearing.delete(listener);
	}

	tell(name: string, news: unknown): void {
		for (const listener of this.byName.get(name) ?? []) listener(news as never);
	}
}

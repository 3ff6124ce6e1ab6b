import type { PlayerKey } from "../http/identity.ts";
import type { Person, PlayerId } from "../table/chair.ts";

/** How many browsers are kept in memory; the one longest unseen goes first. */
const capacity = 50_000;

/** A browser that has shown its token, and whose it is. */
export interface Browser {
	readonly person: Person;
	/** The id under which the store knows it. */
	readonly device: string;
	/** When the store said so, epoch ms. */
	readonly askedAt: number;
}

/** The browsers seen lately, so that not every request asks the store. */
export class Known {
	/** Counts what may make an answer of the store, asked for before, untrue. */
	changes = 0;
	private readonly byKey = new Map<PlayerKey, Browser>();

	seen(key: PlayerKey): Browser | null {
		const browser = this.byKey.get(key);
		if (browser === undefined) return null;
		this.add(key, browser);
		return browser;
	}

	add(key: PlayerKey, browser: Browser): void {
		this.byKey.delete(key);
		this.byKey.set(key, browser);
		const [longestUnseen] = this.byKey.keys();
		if (this.byKey.size > capacity && longestUnseen !== undefined) this.byKey.delete(longestUnseen);
	}

	drop(key: PlayerKey): void {
		this.byKey.delete(key);
	}

	/** Of whom it was known, with the store to be asked again about everybody. */
	doubt(): readonly (readonly [PlayerKey, Browser])[] {
		this.changes++;
		for (const [key, browser] of this.byKey) this.byKey.set(key, { ...browser, askedAt: 0 });
		return [...this.byKey];
	}

	/** All browsers of this player show the new name. */
	rename(person: Person): void {
		this.changes++;
		for (const [key, browser] of this.byKey)
			if (browser.person.id === person.id) this.byKey.set(key, { ...browser, person });
	}

	/** One browser of this player, or all of them, are nobody's any more. */
	forget(player: PlayerId, which: { readonly device: string } | "all"): void {
		this.changes++;
		for (const [key, { person, device }] of this.byKey)
			if (person.id === player && (which === "all" || which.device === device)) this.byKey.delete(key);
	}
}

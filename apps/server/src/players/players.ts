import { randomBytes } from "node:crypto";
import { type Picture, type Profile, pictures, tones } from "@fibbers/protocol";
import { pick, type Random } from "@fibbers/rules";
import { keyOf, type PlayerKey } from "../http/identity.ts";
import type { PlayerStore } from "../store/store.ts";
import type { Person } from "../table/chair.ts";
import type { Time } from "../table/time.ts";

/** How many players are kept in memory; the one longest unseen goes first. */
const capacity = 50_000;

const defaultNames: { readonly [P in Picture]: string } = {
	lemon: "Lemon",
	olive: "Olive",
	moon: "Moon",
	cat: "Cat",
	fish: "Fish",
	key: "Key",
	cup: "Cup",
	brolly: "Brolly",
};

/** Who has been here. A player is known by a token that only his browser holds; here lies its hash. */
export class Players {
	/** Those seen lately, so that not every request asks the store. */
	private readonly known = new Map<PlayerKey, Person>();
	private readonly store: PlayerStore;
	private readonly random: Random;
	private readonly time: Time;

	constructor(store: PlayerStore, random: Random, time: Time) {
		this.store = store;
		this.random = random;
		this.time = time;
	}

	/** A new player and the token that makes whoever shows it this player. `label` is what his browser is called. */
	async create(label: string): Promise<{ readonly token: string; readonly person: Person }> {
		const token = randomBytes(32).toString("base64url");
		const picture = pick(pictures, this.random);
		const name = `${defaultNames[picture]} ${10 + this.random.below(90)}`;
		const id = randomBytes(16).toString("base64url");
		const profile = { name, picture, tone: this.random.below(tones) };
		const at = this.time.now();
		await this.store.create({ id, profile, device: { tokenHash: keyOf(token), label }, at });
		const person = { id, profile };
		this.remember(keyOf(token), person);
		return { token, person };
	}

	async find(key: PlayerKey): Promise<Person | null> {
		const known = this.seen(key);
		if (known !== null) return known;
		const found = await this.store.findByToken(key, this.time.now());
		if (found === null) return null;
		const { id, profile } = found.player;
		return this.remember(key, { id, profile });
	}

	/** Somebody who was found before, without asking the store. */
	seen(key: PlayerKey): Person | null {
		const person = this.known.get(key);
		return person === undefined ? null : this.remember(key, person);
	}

	/** The player with these parts of the profile changed; null for an unknown key. */
	async update(key: PlayerKey, change: Partial<Profile>): Promise<Person | null> {
		const person = await this.find(key);
		if (person === null) return null;
		const updated = await this.store.update(person.id, { profile: change });
		if (updated === null) return null;
		// His other browsers show the new name too.
		for (const [other, { id }] of this.known)
			if (id === person.id) this.known.set(other, { id, profile: updated.profile });
		return this.remember(key, { id: person.id, profile: updated.profile });
	}

	private remember(key: PlayerKey, person: Person): Person {
		this.known.delete(key);
		this.known.set(key, person);
		const [longestUnseen] = this.known.keys();
		if (this.known.size > capacity && longestUnseen !== undefined) this.known.delete(longestUnseen);
		return person;
	}
}

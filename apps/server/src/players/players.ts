import { randomBytes } from "node:crypto";
import { type Picture, type Profile, pictures, tones } from "@fibbers/protocol";
import { pick, type Random } from "@fibbers/rules";
import { keyOf, type PlayerKey } from "../http/identity.ts";
import type { Person } from "../table/chair.ts";

/** How many players are remembered; the one longest unseen is forgotten first. */
const capacity = 200_000;

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
	private readonly byKey = new Map<PlayerKey, Person>();
	private readonly random: Random;

	constructor(random: Random) {
		this.random = random;
	}

	/** A new player and the token that makes whoever shows it this player. */
	create(): { readonly token: string; readonly person: Person } {
		const token = randomBytes(32).toString("base64url");
		const picture = pick(pictures, this.random);
		const name = `${defaultNames[picture]} ${10 + this.random.below(90)}`;
		const person = {
			id: randomBytes(16).toString("base64url"),
			profile: { name, picture, tone: this.random.below(tones) },
		};
		this.remember(keyOf(token), person);
		return { token, person };
	}

	find(key: PlayerKey): Person | null {
		const person = this.byKey.get(key);
		if (person === undefined) return null;
		this.remember(key, person);
		return person;
	}

	/** The player with these parts of the profile changed; null for an unknown key. */
	update(key: PlayerKey, change: Partial<Profile>): Person | null {
		const person = this.find(key);
		if (person === null) return null;
		const updated = { ...person, profile: { ...person.profile, ...change } };
		this.remember(key, updated);
		return updated;
	}

	private remember(key: PlayerKey, person: Person): void {
		this.byKey.delete(key);
		this.byKey.set(key, person);
		const [longestUnseen] = this.byKey.keys();
		if (this.byKey.size > capacity && longestUnseen !== undefined) this.byKey.delete(longestUnseen);
	}
}

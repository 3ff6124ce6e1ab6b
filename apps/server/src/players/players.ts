import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Picture, type Profile, pictures, tones } from "@fibbers/protocol";
import { pick, type Random } from "@fibbers/rules";
import type { Cluster } from "../cluster/cluster.ts";
import { keyOf, type PlayerKey } from "../http/identity.ts";
import { InOrder } from "../in-order.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Device, Player, PlayerChange, PlayerExport, PlayerStore, Settings } from "../store/store.ts";
import type { Person, PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";
import { freshToken, HandOver } from "./hand-over.ts";
import { type Browser, Known } from "./known.ts";

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

/** How long the store's word on a browser is taken, ms; asked again, it notes that the browser was here. */
const askEveryMs = 60_000;

/** How others see a player who had himself deleted. */
export const departed: Profile = { name: "Somebody", picture: "cup", tone: 5 };

interface PlayersDeps {
	readonly store: PlayerStore;
	readonly random: Random;
	readonly time: Time;
	readonly cluster: Pick<Cluster, "tell" | "hear" | "inTurn">;
}

/** Who has been here. A player is known by a token that only his browser holds; here lies its hash. */
export class Players {
	readonly handOver: HandOver;
	private readonly known = new Known();
	private readonly changing = new InOrder();
	private readonly store: PlayerStore;
	private readonly random: Random;
	private readonly time: Time;
	private readonly cluster: PlayersDeps["cluster"];

	constructor({ store, random, time, cluster }: PlayersDeps) {
		this.store = store;
		this.random = random;
		this.time = time;
		this.cluster = cluster;
		this.handOver = new HandOver(store, time);
		cluster.hear("renamed", (person) => this.known.rename(person));
		cluster.hear("signedOut", ({ player, device }) => this.known.forget(player, { device }));
		cluster.hear("departed", (player) => this.known.forget(player, "all"));
	}

	/** A new player and the token that makes whoever shows it this player. `label` is what his browser is called. */
	async create(label: string): Promise<{ readonly token: string; readonly person: Person }> {
		const token = freshToken();
		const picture = pick(pictures, this.random);
		const name = `${defaultNames[picture]} ${10 + this.random.below(90)}`;
		const id = randomBytes(16).toString("base64url");
		const profile = { name, picture, tone: this.random.below(tones) };
		const at = this.time.now();
		await this.store.create({ id, profile, device: { tokenHash: keyOf(token), label }, at });
		return { token, person: { id, profile } };
	}

	async find(key: PlayerKey): Promise<Person | null> {
		return (await this.browser(key))?.person ?? null;
	}

	/** Whose browser shows this token, and which of his it is. */
	async browser(key: PlayerKey): Promise<Browser | null> {
		const known = this.known.seen(key);
		if (known !== null && this.time.now() - known.askedAt < askEveryMs) return known;
		try {
			return await this.ask(key);
		} catch (error) {
			// Who is known may go on, also while nothing can be read.
			const stillKnown = this.known.seen(key);
			if (stillKnown === null || !(error instanceof StoreUnavailable)) throw error;
			return stillKnown;
		}
	}

	private async ask(key: PlayerKey): Promise<Browser | null> {
		const { changes } = this.known;
		const askedAt = this.time.now();
		const found = await this.store.findByToken(key, askedAt);
		// He may have been renamed or signed out while the store was asked.
		if (changes !== this.known.changes) return this.ask(key);
		if (found === null) {
			this.known.drop(key);
			return null;
		}
		const { id, profile } = found.player;
		const browser = { person: { id, profile }, device: found.device, askedAt };
		this.known.add(key, browser);
		return browser;
	}

	/**
	 * Something about players may have been missed: the store is asked about everybody again, and about these at once.
	 * `onChanged` is called for each of them who has become somebody else, or null, before. Rejects with `StoreUnavailable`.
	 */
	async askAgain(
		isHere: (player: PlayerId) => boolean,
		onChanged: (before: Person, now: Person | null) => void,
	): Promise<void> {
		for (const [key, { person }] of this.known.doubt()) {
			if (!isHere(person.id)) continue;
			const now = (await this.ask(key))?.person ?? null;
			if (!isDeepStrictEqual(person, now)) onChanged(person, now);
		}
	}

	/** Somebody who was found before, without asking the store. */
	seen(key: PlayerKey): Person | null {
		return this.known.seen(key)?.person ?? null;
	}

	/** All there is about a player; null when there is none. */
	player(id: PlayerId): Promise<Player | null> {
		return this.store.find(id);
	}

	/**
	 * The player as changed; null when there is none. Settings are added to those there are, and null takes one away.
	 * Rejects with a `RangeError` when they would be more than 4 kB.
	 */
	change(id: PlayerId, { settings, ...rest }: PlayerChange): Promise<Player | null> {
		const change = async (): Promise<Player | null> => {
			const all = settings && merged((await this.store.find(id))?.settings ?? {}, settings);
			const player = await this.store.update(id, { ...rest, ...(all && { settings: all }) });
			if (player !== null) this.cluster.tell("renamed", { id, profile: player.profile });
			return player;
		};
		const alone = (): Promise<Player | null> => this.changing.run(id, change);
		if (settings === undefined) return alone();
		// What is added to settings is read and written as one, at whatever process. While no turns are to be had, at this one.
		return this.cluster.inTurn(`settings of ${id}`, change).catch((error: unknown) => {
			if (!(error instanceof StoreUnavailable)) throw error;
			return alone();
		});
	}

	devices(id: PlayerId): Promise<readonly Device[]> {
		return this.store.devices(id);
	}

	/** The token of this browser is worth nothing any more. Whether it was this player's. */
	async signOut(id: PlayerId, device: string): Promise<boolean> {
		const removed = await this.store.removeDevice(id, device);
		this.cluster.tell("signedOut", { player: id, device });
		return removed;
	}

	export(id: PlayerId): Promise<PlayerExport | null> {
		return this.store.export(id);
	}

	/** The player is gone, and called otherwise in the games that are kept. */
	async delete(id: PlayerId): Promise<void> {
		await this.store.delete(id, { name: departed.name, at: this.time.now() });
		this.cluster.tell("departed", id);
	}
}

const merged = (before: Settings, change: Settings): Settings =>
	Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null));

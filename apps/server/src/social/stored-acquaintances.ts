import type { Cluster } from "../cluster/cluster.ts";
import type { Shown, SocialStore, StoredTies } from "../store/circle.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Cancel, Time } from "../table/time.ts";
import type { Acquaintances, Asked, Ties } from "./acquaintances.ts";

/** Of how many players the ties are kept in memory; those longest unasked for go first. */
const capacity = 50_000;

type Listener = (player: PlayerId | null) => void;

interface StoredAcquaintancesDeps {
	readonly store: SocialStore;
	readonly time: Time;
	readonly cluster: Pick<Cluster, "tell" | "hear" | "onMissed">;
}

/** Everything that players are to each other goes through here, at each process, and all hear of it: what is in memory is not older than the store. */
export class StoredAcquaintances implements Acquaintances {
	private readonly ties = new Map<PlayerId, Ties>();
	private readonly reading = new Map<PlayerId, Promise<Ties>>();
	private readonly tiesListeners = new Set<Listener>();
	private readonly listsListeners = new Set<Listener>();
	private readonly store: SocialStore;
	private readonly time: Time;
	private readonly cluster: StoredAcquaintancesDeps["cluster"];

	constructor({ store, time, cluster }: StoredAcquaintancesDeps) {
		this.store = store;
		this.time = time;
		this.cluster = cluster;
		cluster.hear("ties", (players) => this.forgetTies(players));
		cluster.hear("lists", (players) => {
			for (const player of players) this.tell(this.listsListeners, player);
		});
		cluster.onMissed(() => this.forgetAll());
	}

	async friendsOf(player: PlayerId): Promise<ReadonlySet<PlayerId>> {
		return (await this.of(player)).friends;
	}

	async apart(player: PlayerId): Promise<ReadonlySet<PlayerId>> {
		return (await this.of(player)).apart;
	}

	async isHidden(player: PlayerId): Promise<boolean> {
		return (await this.of(player)).isHidden;
	}

	known(player: PlayerId): Ties | null {
		const ties = this.ties.get(player);
		if (ties === undefined) return null;
		this.remember(player, ties);
		return ties;
	}

	onChange(listener: Listener): Cancel {
		this.tiesListeners.add(listener);
		return () => void this.tiesListeners.delete(listener);
	}

	/** Called when one of the player's lists, or what he shows, has changed; with null when those of anybody may have. */
	onListsChange(listener: Listener): void {
		this.listsListeners.add(listener);
	}

	async befriend(from: PlayerId, to: PlayerId): Promise<Asked> {
		const asked = await this.store.ask({ from, to, at: this.time.now() });
		if (asked === "done") this.changed(from, to);
		return asked;
	}

	async accept(from: PlayerId, to: PlayerId): Promise<"done" | "no-such-request" | "too-many"> {
		const accepted = await this.store.accept({ from, to, at: this.time.now() });
		this.changed(from, to);
		return accepted;
	}

	/** Whether there was a request. */
	async dropRequest(from: PlayerId, to: PlayerId): Promise<boolean> {
		const dropped = await this.store.dropRequest(from, to);
		this.listsChanged(from, to);
		return dropped;
	}

	/** Whether they were friends. */
	async unfriend(one: PlayerId, other: PlayerId): Promise<boolean> {
		const parted = await this.store.unfriend(one, other);
		this.changed(one, other);
		return parted;
	}

	async block(by: PlayerId, whom: PlayerId): Promise<void> {
		if (by === whom) return;
		await this.store.block(by, whom, this.time.now());
		this.changed(by, whom);
	}

	/** Whether there was a block. */
	async unblock(by: PlayerId, whom: PlayerId): Promise<boolean> {
		const ended = await this.store.unblock(by, whom);
		this.changed(by, whom);
		return ended;
	}

	/** Whether they are friends. */
	async mute(player: PlayerId, friend: PlayerId, how: { readonly muted: boolean }): Promise<boolean> {
		const changed = await this.store.mute(player, friend, how);
		this.listsChanged(player);
		return changed;
	}

	async show(player: PlayerId, shown: Partial<Shown>): Promise<void> {
		await this.store.show(player, shown);
		this.changed(player);
		this.listsChanged(...(await this.store.concerned(player)));
	}

	/** The player is called otherwise. */
	async renamed(player: PlayerId): Promise<void> {
		this.listsChanged(player, ...(await this.store.concerned(player)));
	}

	/** Has the player deleted by `remove`; he is on nobody's list then. */
	async forget(player: PlayerId, remove: () => Promise<void>): Promise<void> {
		const concerned = await this.store.concerned(player);
		await remove();
		this.changed(player, ...concerned);
	}

	private async of(player: PlayerId): Promise<Ties> {
		return this.known(player) ?? (await (this.reading.get(player) ?? this.read(player)));
	}

	private read(player: PlayerId): Promise<Ties> {
		const reading: Promise<Ties> = this.store.ties(player).then(
			(stored) => {
				// It has changed while the store was asked.
				if (this.reading.get(player) !== reading) return this.of(player);
				this.reading.delete(player);
				const ties = tiesOf(stored);
				this.remember(player, ties);
				return ties;
			},
			(error: unknown) => {
				if (this.reading.get(player) === reading) this.reading.delete(player);
				throw error;
			},
		);
		this.reading.set(player, reading);
		return reading;
	}

	private remember(player: PlayerId, ties: Ties): void {
		this.ties.delete(player);
		this.ties.set(player, ties);
		const [longestUnasked] = this.ties.keys();
		if (this.ties.size > capacity && longestUnasked !== undefined) this.ties.delete(longestUnasked);
	}

	private changed(...players: readonly PlayerId[]): void {
		this.cluster.tell("ties", players);
	}

	/** What stands on these players' lists has changed. */
	listsChanged(...players: readonly PlayerId[]): void {
		this.cluster.tell("lists", players);
	}

	private forgetTies(players: readonly PlayerId[]): void {
		for (const player of players) {
			this.ties.delete(player);
			this.reading.delete(player);
		}
		for (const player of players) this.tell(this.tiesListeners, player);
		for (const player of players) this.tell(this.listsListeners, player);
	}

	private forgetAll(): void {
		this.ties.clear();
		this.reading.clear();
		this.tell(this.tiesListeners, null);
		this.tell(this.listsListeners, null);
	}

	private tell(listeners: ReadonlySet<Listener>, player: PlayerId | null): void {
		for (const listener of listeners) listener(player);
	}
}

/** Most players know nobody, and share this. */
const nobody: ReadonlySet<PlayerId> = new Set();

const setOf = (players: readonly PlayerId[] = []): ReadonlySet<PlayerId> =>
	players.length === 0 ? nobody : new Set(players);

const tiesOf = (stored: StoredTies | null): Ties => ({
	friends: setOf(stored?.friends),
	apart: setOf(stored?.apart),
	isHidden: stored?.presence === "nobody",
});

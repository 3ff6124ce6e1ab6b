import type { Acquaintances, Asked, Ties } from "../src/social/acquaintances.ts";
import type { PlayerId } from "../src/table/chair.ts";
import type { Cancel } from "../src/table/time.ts";

/** Who blocks whom and who hides himself, without a database. Nothing is known before somebody asked and was answered. */
export class RememberedTies implements Acquaintances {
	private readonly ties = new Map<PlayerId, Ties>();
	private readonly read = new Set<PlayerId>();
	private readonly listeners = new Set<(player: PlayerId | null) => void>();

	async friendsOf(player: PlayerId): Promise<ReadonlySet<PlayerId>> {
		return (await this.ask(player)).friends;
	}

	async apart(player: PlayerId): Promise<ReadonlySet<PlayerId>> {
		return (await this.ask(player)).apart;
	}

	async isHidden(player: PlayerId): Promise<boolean> {
		return (await this.ask(player)).isHidden;
	}

	known(player: PlayerId): Ties | null {
		return this.read.has(player) ? this.of(player) : null;
	}

	async befriend(from: PlayerId, to: PlayerId): Promise<Asked> {
		if (from === to) return "yourself";
		for (const [one, other] of [
			[from, to],
			[to, from],
		] as const)
			this.change(one, { friends: new Set([...this.of(one).friends, other]) });
		return "done";
	}

	async block(by: PlayerId, whom: PlayerId): Promise<void> {
		this.change(by, { apart: new Set([...this.of(by).apart, whom]) });
		this.change(whom, { apart: new Set([...this.of(whom).apart, by]) });
	}

	unblock(by: PlayerId, whom: PlayerId): void {
		this.change(by, { apart: new Set([...this.of(by).apart].filter((other) => other !== whom)) });
		this.change(whom, { apart: new Set([...this.of(whom).apart].filter((other) => other !== by)) });
	}

	hide(player: PlayerId, isHidden: boolean): void {
		this.change(player, { isHidden });
	}

	onChange(listener: (player: PlayerId | null) => void): Cancel {
		this.listeners.add(listener);
		return () => void this.listeners.delete(listener);
	}

	of(player: PlayerId): Ties {
		return this.ties.get(player) ?? { friends: new Set(), apart: new Set(), isHidden: false };
	}

	private async ask(player: PlayerId): Promise<Ties> {
		await Promise.resolve();
		this.read.add(player);
		return this.of(player);
	}

	private change(player: PlayerId, change: Partial<Ties>): void {
		this.ties.set(player, { ...this.of(player), ...change });
		this.read.delete(player);
		for (const listener of this.listeners) listener(player);
	}
}

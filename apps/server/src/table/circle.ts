import type { Acquaintances } from "../social/acquaintances.ts";
import type { PlayerId } from "./chair.ts";
import type { Cancel } from "./time.ts";

interface Known {
	readonly friends: ReadonlySet<PlayerId>;
	readonly apart: ReadonlySet<PlayerId>;
}

/** What those who are at a table are to each other. Everybody is learned before he comes in. */
export class Circle {
	private readonly known = new Map<PlayerId, Known>();
	private readonly acquaintances: Pick<Acquaintances, "friendsOf" | "apart" | "onChange">;
	private readonly forgetChanges: Cancel;

	constructor(acquaintances: Pick<Acquaintances, "friendsOf" | "apart" | "onChange">) {
		this.acquaintances = acquaintances;
		this.forgetChanges = acquaintances.onChange((player) => {
			// While nothing can be read, what was known stays.
			for (const each of player === null ? this.known.keys() : [player])
				if (this.known.has(each)) this.learn(each).catch(() => {});
		});
	}

	/** Rejects with `StoreUnavailable` while that cannot be read. */
	async learn(player: PlayerId): Promise<void> {
		const [friends, apart] = await Promise.all([
			this.acquaintances.friendsOf(player),
			this.acquaintances.apart(player),
		]);
		this.known.set(player, { friends, apart });
	}

	forget(player: PlayerId): void {
		this.known.delete(player);
	}

	areFriends(one: PlayerId, other: PlayerId): boolean {
		return this.has("friends", one, other);
	}

	/** Whether one of them has blocked the other. */
	areApart(one: PlayerId, other: PlayerId): boolean {
		return this.has("apart", one, other);
	}

	private has(what: keyof Known, one: PlayerId, other: PlayerId): boolean {
		return (this.known.get(one)?.[what].has(other) ?? false) || (this.known.get(other)?.[what].has(one) ?? false);
	}

	stop(): void {
		this.forgetChanges();
	}
}

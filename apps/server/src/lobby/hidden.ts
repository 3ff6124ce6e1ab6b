import type { Acquaintances } from "../social/acquaintances.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";

/** When the store could not say, it is asked again after so long, ms. */
const askAgainMs = 1_000;

interface HiddenDeps {
	readonly acquaintances: Acquaintances;
	readonly time: Time;
	/** It has become known that this player is not hidden. */
	readonly onSeen: (player: PlayerId) => void;
}

/** Who of those at listed tables shows to nobody that he is here. As long as it is not known, somebody counts as hidden. */
export class Hidden {
	private readonly byPlayer = new Map<PlayerId, { isHidden: boolean }>();
	private readonly deps: HiddenDeps;

	constructor(deps: HiddenDeps) {
		this.deps = deps;
	}

	has(player: PlayerId): boolean {
		const noted = this.byPlayer.get(player);
		if (noted !== undefined) return noted.isHidden;
		const known = this.deps.acquaintances.known(player);
		const note = { isHidden: known?.isHidden ?? true };
		this.byPlayer.set(player, note);
		if (known === null) void this.ask(player, note);
		return note.isHidden;
	}

	/** It may be otherwise now, or nobody asks any more. */
	forget(player: PlayerId): void {
		this.byPlayer.delete(player);
	}

	/** The same of all; returns whom it was known of. */
	forgetAll(): readonly PlayerId[] {
		const players = [...this.byPlayer.keys()];
		this.byPlayer.clear();
		return players;
	}

	private async ask(player: PlayerId, note: { isHidden: boolean }): Promise<void> {
		try {
			note.isHidden = await this.deps.acquaintances.isHidden(player);
		} catch {
			this.deps.time.after(askAgainMs, () => {
				if (this.byPlayer.get(player) === note) void this.ask(player, note);
			});
			return;
		}
		if (this.byPlayer.get(player) === note && !note.isHidden) this.deps.onSeen(player);
	}
}

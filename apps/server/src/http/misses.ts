import type { PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";

/** For how long a miss counts, ms. */
const windowMs = 10 * 60_000;

/** Who asks for a code. */
export interface Asker {
	/** Null for somebody who was never here. */
	readonly player: PlayerId | null;
	/** As `networkOf` gives it; null where it cannot be known. */
	readonly network: string | null;
}

interface MissesDeps {
	readonly time: Time;
	/** Different codes that nobody has, for which one player may ask in ten minutes. */
	readonly perPlayer: number;
	/** The same for one address. A household shares it, and so do many who throw their cookies away. */
	readonly perNetwork: number;
}

/**
 * Codes that were asked for and that nobody has. Whoever asks for many is guessing, and gets no answer for a while.
 * A code counts once, however often it is asked for, since asking again tells nothing new.
 */
export class Misses {
	private readonly players: Tally;
	private readonly networks: Tally;

	constructor({ time, perPlayer, perNetwork }: MissesDeps) {
		this.players = new Tally(time, perPlayer);
		this.networks = new Tally(time, perNetwork);
	}

	isLockedOut({ player, network }: Asker): boolean {
		return (player !== null && this.players.isFull(player)) || (network !== null && this.networks.isFull(network));
	}

	/** What `find` finds under the code; null, and that is a miss, where it finds nothing. */
	async guard<Found>(
		asker: Asker,
		code: string,
		find: () => Promise<Found | null>,
	): Promise<Found | "too-many-misses" | null> {
		if (this.isLockedOut(asker)) return "too-many-misses";
		const found = await find();
		if (found === null) this.count(asker, code);
		return found;
	}

	count({ player, network }: Asker, code: string): void {
		if (player !== null) this.players.add(player, code);
		if (network !== null) this.networks.add(network, code);
	}
}

/** Which codes each one missed lately. Whoever missed longest ago comes first. */
class Tally {
	private readonly missed = new Map<string, Map<string, number>>();
	private readonly time: Time;
	private readonly most: number;

	constructor(time: Time, most: number) {
		this.time = time;
		this.most = most;
	}

	isFull(who: string): boolean {
		const codes = this.missed.get(who);
		if (codes === undefined) return false;
		const since = this.time.now() - windowMs;
		for (const [code, at] of codes) if (at <= since) codes.delete(code);
		return codes.size >= this.most;
	}

	add(who: string, code: string): void {
		const at = this.time.now();
		if (this.isFull(who)) return;
		const codes = this.missed.get(who) ?? new Map<string, number>();
		codes.set(code, codes.get(code) ?? at);
		this.missed.delete(who);
		this.missed.set(who, codes);
		for (const [other, { size }] of this.missed) {
			if (this.isFull(other) || size > 0) break;
			this.missed.delete(other);
		}
	}
}

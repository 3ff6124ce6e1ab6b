import type { PlayerId } from "../table/chair.ts";
import type { Limits } from "./limits.ts";
import type { Tally } from "./tally.ts";

/** Who asks for a code. */
export interface Asker {
	/** Null for somebody who was never here. */
	readonly player: PlayerId | null;
	/** As `networkOf` gives it; null where it cannot be known. */
	readonly network: string | null;
}

interface MissesDeps {
	readonly limits: Limits;
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

	constructor({ limits, perPlayer, perNetwork }: MissesDeps) {
		this.players = limits.tally("missed-by-player", perPlayer);
		this.networks = limits.tally("missed-by-network", perNetwork);
	}

	async isLockedOut({ player, network }: Asker): Promise<boolean> {
		const [byPlayer, byNetwork] = await Promise.all([
			player !== null && this.players.isFull(player),
			network !== null && this.networks.isFull(network),
		]);
		return byPlayer || byNetwork;
	}

	/** What `find` finds under the code; null, and that is a miss, where it finds nothing. */
	async guard<Found>(
		asker: Asker,
		code: string,
		find: () => Promise<Found | null>,
	): Promise<Found | "too-many-misses" | null> {
		if (await this.isLockedOut(asker)) return "too-many-misses";
		const found = await find();
		if (found === null) await this.count(asker, code);
		return found;
	}

	async count({ player, network }: Asker, code: string): Promise<void> {
		await Promise.all([
			player !== null && this.players.add(player, code),
			network !== null && this.networks.add(network, code),
		]);
	}
}

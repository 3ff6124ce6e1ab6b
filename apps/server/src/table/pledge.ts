import { createHash, createHmac, createSecretKey } from "node:crypto";
import { blockIndex, dealMessage, firstOf, type Proof, streamRandom } from "@fibbers/protocol/fairness";
import type { Random, Seat } from "@fibbers/rules";
import type { Chair, PlayerId } from "./chair.ts";

export interface Drawn {
	readonly random: Random;
	/** The seat that moves first. */
	readonly first: Seat;
	readonly proof: Proof;
}

/** The server's secret for one deal, promised by its hash before any player adds to it. */
export class Pledge {
	/** SHA-256 of the secret, hexadecimal. */
	readonly commitment: string;
	/** Hexadecimal: a small buffer would hold on to the large one that it is cut from. */
	private readonly seed: string;
	private readonly contributions = new Map<PlayerId, string>();

	/** `seed` is 32 bytes. */
	constructor(seed: Uint8Array) {
		this.seed = Buffer.from(seed).toString("hex");
		this.commitment = createHash("sha256").update(seed).digest("hex");
	}

	/** The bytes that a player adds, hexadecimal. His first count. */
	contribute(player: PlayerId, bytes: string): void {
		if (this.contributions.has(player)) return;
		// Written anew, since a piece of a message would hold on to all of it.
		this.contributions.set(player, Buffer.from(bytes, "hex").toString("hex"));
	}

	hasFrom(player: PlayerId): boolean {
		return this.contributions.has(player);
	}

	/** The chance that the deck comes from; `first` is null where it has to be drawn. */
	draw(chairs: readonly Chair[], first: Seat | null, { table, round }: { table: string; round: number }): Drawn {
		const contributions = chairs.map(({ player }) => (player && this.contributions.get(player)) ?? null);
		const proof: Proof = {
			seed: this.seed,
			commitment: this.commitment,
			contributions,
			table,
			round,
			drewFirst: first === null,
		};
		const seed = Buffer.from(this.seed, "hex");
		const key = createSecretKey(createHmac("sha256", seed).update(dealMessage(proof)).digest());
		const random = streamRandom((index) => createHmac("sha256", key).update(blockIndex(index)).digest());
		return { random, first: first ?? firstOf(random, chairs.length), proof };
	}
}

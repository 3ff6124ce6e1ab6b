import type { PlayerId } from "./chair.ts";

/** How a table calls people: by a number from 1 up, which each keeps from his first coming on. */
export class Guests {
	private readonly book: PlayerId[] = [];
	private readonly numbers = new Map<PlayerId, number>();

	/** Everybody who was ever here, in the order of their numbers. */
	get all(): readonly PlayerId[] {
		return this.book;
	}

	/** Gives a number to whoever has none. */
	admit(player: PlayerId): void {
		if (!this.numbers.has(player)) this.numbers.set(player, this.book.push(player));
	}

	/** 0 for somebody who was never here. */
	numberOf(player: PlayerId): number {
		return this.numbers.get(player) ?? 0;
	}

	playerOf(guest: number): PlayerId | null {
		return this.book[guest - 1] ?? null;
	}
}

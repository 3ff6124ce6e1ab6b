import type { Device, NewDevice, Player, StoredEntry, StoredGame } from "../../../src/store/store.ts";

interface ModelDevice extends NewDevice, Omit<Device, "seenAt"> {
	readonly player: string;
	seenAt: number;
}

interface ModelTable {
	readonly holder: string;
	readonly epoch: number;
	readonly claimedAt: number;
	readonly entries: readonly StoredEntry[];
	readonly isClosed: boolean;
}

/** Everything that a store knows. */
export class World {
	readonly players = new Map<string, Player>();
	readonly devices: ModelDevice[] = [];
	readonly links = new Map<string, { readonly player: string; readonly expiresAt: number }>();
	readonly departed = new Map<string, string>();
	readonly tables = new Map<string, ModelTable>();
	readonly games = new Map<string, StoredGame>();
	readonly shares = new Map<string, { readonly game: string; readonly player: string }>();

	/** The game with those who are gone under the names that they have now. */
	renamed(game: StoredGame): StoredGame {
		const seats = game.seats.map((seat) => {
			if (seat.player === null || this.players.has(seat.player)) return seat;
			return { ...seat, player: null, name: this.departed.get(seat.player) ?? seat.name };
		});
		return { ...game, seats };
	}
}

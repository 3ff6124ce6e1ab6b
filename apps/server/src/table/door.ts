import type { PlayerId } from "./chair.ts";

/** Whom a table lets in. */
export class Door {
	/** Those who had to go: they cannot return. */
	banned: readonly PlayerId[] = [];
	/** Who was here when it was locked; null while it is not. */
	inside: readonly PlayerId[] | null = null;

	recall({ banned, inside }: Pick<Door, "banned" | "inside">): void {
		this.banned = banned;
		this.inside = inside;
	}

	refusalOf(player: PlayerId): "kicked" | "locked" | null {
		if (this.isBanned(player)) return "kicked";
		return this.inside === null || this.inside.includes(player) ? null : "locked";
	}

	isBanned(player: PlayerId): boolean {
		return this.banned.includes(player);
	}

	ban(player: PlayerId): void {
		if (!this.isBanned(player)) this.banned = [...this.banned, player];
	}

	get isLocked(): boolean {
		return this.inside !== null;
	}

	/** These and nobody else. */
	lock(inside: readonly PlayerId[]): void {
		this.inside = inside;
	}

	unlock(): void {
		this.inside = null;
	}
}

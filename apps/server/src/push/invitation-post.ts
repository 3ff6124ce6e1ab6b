import type { GameId } from "@fibbers/rules";
import type { PlayerId } from "../table/chair.ts";

/** An invitation as it is told to somebody who has no page open. */
export interface PostedInvitation {
	readonly id: string;
	readonly fromName: string;
	readonly game: GameId;
	/** The table's code. */
	readonly table: string;
	/** Epoch ms; nobody is told of it afterwards. */
	readonly expiresAt: number;
}

/** Takes invitations to where no line of the lobby reaches. Whoever calls has left out those that are muted or blocked. */
export interface InvitationPost {
	/** Returns at once; nothing that goes wrong comes back. */
	invited(to: PlayerId, invitation: PostedInvitation): void;
	/** It was answered, withdrawn, or its table is gone: what is not on its way yet stays here. */
	over(invitation: string): void;
}

import type { Profile, ShownTo } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import type { Asked } from "../social/acquaintances.ts";
import type { Person, PlayerId } from "../table/chair.ts";

/** What a player lets his friends see. */
export interface Shown {
	/** That he is here. */
	readonly presence: ShownTo;
	/** At which table. */
	readonly table: ShownTo;
}

/** Somebody on one of a player's lists. `id` belongs to the line, and is unique. */
export interface Line {
	readonly id: string;
	readonly player: PlayerId;
	readonly profile: Profile;
}

export interface Friend extends Line, Shown {
	/** Right to the minute. */
	readonly seenAt: number;
	/** Whether his invitations go nowhere. */
	readonly muted: boolean;
}

export interface FriendRequest extends Line {
	readonly at: number;
}

export interface Invitation {
	readonly id: string;
	readonly from: PlayerId;
	readonly to: PlayerId;
	readonly game: GameId;
	/** The table's code. */
	readonly table: string;
	readonly at: number;
	readonly expiresAt: number;
}

export interface ReceivedInvitation extends Omit<Invitation, "from" | "to"> {
	readonly from: Profile;
	/** The line of who invites among the friends. */
	readonly friend: string;
}

/** All the people that a player has to do with. */
export interface Circle extends Shown {
	readonly friendCode: string;
	/** By name. */
	readonly friends: readonly Friend[];
	/** Oldest first. */
	readonly requestsIn: readonly FriendRequest[];
	/** Oldest first. */
	readonly requestsOut: readonly FriendRequest[];
	/** By name. */
	readonly blocks: readonly Line[];
	/** Those that can be answered, oldest first. */
	readonly invitations: readonly ReceivedInvitation[];
	/** Those whom he blocked, and those who blocked him. */
	readonly apart: readonly PlayerId[];
}

/** A circle for the player's own export: everybody's name, nobody's id. */
export interface ExportedCircle extends Shown {
	readonly friendCode: string;
	readonly friends: readonly { readonly name: string; readonly muted: boolean }[];
	readonly requestsIn: readonly { readonly name: string; readonly at: number }[];
	readonly requestsOut: readonly { readonly name: string; readonly at: number }[];
	readonly blocks: readonly { readonly name: string }[];
}

/** A player's circle as ids only. */
export interface StoredTies {
	readonly presence: ShownTo;
	readonly friends: readonly PlayerId[];
	/** Those whom he blocked, and those who blocked him. */
	readonly apart: readonly PlayerId[];
}

/** How many of each there may be. */
export const limits = {
	friends: 200,
	/** Requests that one player has not been answered, and those that he has not answered. */
	requests: 50,
	/** Open invitations from one player. */
	invitations: 20,
} as const;

/** Who is whose friend. Friendship is always mutual, and nobody is both a friend and blocked. */
export interface SocialStore {
	/** Null when there is no such player. */
	circle(player: PlayerId, at: number): Promise<Circle | null>;
	/** Null when there is no such player. */
	ties(player: PlayerId): Promise<StoredTies | null>;
	/** Everybody who has this player on a list. */
	concerned(player: PlayerId): Promise<readonly PlayerId[]>;
	/** Whose friend code it is. */
	owner(code: string): Promise<Person | null>;
	/**
	 * Two who have both asked are friends. Where one has blocked the other the request is kept and not shown to whom it goes.
	 * To somebody who is not there: `done`, and nothing is kept.
	 */
	ask(request: { readonly from: PlayerId; readonly to: PlayerId; readonly at: number }): Promise<Asked>;
	/** `too-many` when one of the two has all the friends there may be; the request stays then. */
	accept(request: {
		readonly from: PlayerId;
		readonly to: PlayerId;
		readonly at: number;
	}): Promise<"done" | "no-such-request" | "too-many">;
	/** It is withdrawn or declined. Whether there was one. */
	dropRequest(from: PlayerId, to: PlayerId): Promise<boolean>;
	/** Also ends their invitations. Whether they were friends. */
	unfriend(one: PlayerId, other: PlayerId): Promise<boolean>;
	/** Ends friendship, requests and invitations, both ways. */
	block(by: PlayerId, whom: PlayerId, at: number): Promise<void>;
	/** Whether there was a block. */
	unblock(by: PlayerId, whom: PlayerId): Promise<boolean>;
	/** Whether they are friends. */
	mute(player: PlayerId, friend: PlayerId, how: { readonly muted: boolean }): Promise<boolean>;
	show(player: PlayerId, shown: Partial<Shown>): Promise<void>;
	/** `unheard` when he is muted, or has asked the same already; nothing is kept then. */
	invite(invitation: Invitation): Promise<"sent" | "unheard" | "no-such-friend" | "too-many">;
	/** Takes away the invitation, if it is to this player and can still be answered. */
	answerInvitation(to: PlayerId, id: string, at: number): Promise<Invitation | null>;
	/** Takes away all invitations to a table. */
	endInvitations(table: string): Promise<readonly Invitation[]>;
	/** He was here until then. */
	noteSeen(player: PlayerId, at: number): Promise<void>;
}

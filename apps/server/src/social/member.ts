import type { FriendLine, LobbyMessages } from "@fibbers/protocol";
import type { Circle } from "../store/circle.ts";
import type { PlayerId } from "../table/chair.ts";
import { friendLine, type Sight, socialMessage } from "./lines.ts";

/** One line of a player to the lobby. */
export interface LobbyLine {
	send<Name extends keyof LobbyMessages>(name: Name, message: LobbyMessages[Name]): void;
}

/** A player in the lobby: his lines, the people that he has to do with, and what he was told of them. */
export class Member {
	readonly player: PlayerId;
	readonly lines = new Set<LobbyLine>();
	circle: Circle;
	private readonly sight: Sight;
	private lists = "";
	private readonly friends = new Map<string, string>();

	constructor(player: PlayerId, circle: Circle, sight: Sight) {
		this.player = player;
		this.circle = circle;
		this.sight = sight;
	}

	/** A new line is told everything. */
	welcome(line: LobbyLine): void {
		this.tell();
		this.lines.add(line);
		line.send("social", this.letter());
	}

	/** All lines are told what has changed. */
	tell(): void {
		const letter = this.letter();
		const { friends } = letter;
		const lists = JSON.stringify({ ...letter, friends: friends.map(({ id }) => id) });
		if (lists === this.lists) {
			for (const friend of friends) this.tellOf(friend);
			return;
		}
		this.lists = lists;
		this.friends.clear();
		for (const friend of friends) this.friends.set(friend.id, JSON.stringify(friend));
		for (const line of this.lines) line.send("social", letter);
	}

	/** Something about this friend has changed. */
	look(friend: PlayerId): void {
		const found = this.circle.friends.find(({ player }) => player === friend);
		if (found !== undefined) this.tellOf(friendLine(found, this.view));
	}

	/** This friend was here until then. */
	noteSeen(friend: PlayerId, at: number): void {
		const friends = this.circle.friends.map((each) => (each.player === friend ? { ...each, seenAt: at } : each));
		this.circle = { ...this.circle, friends };
	}

	private tellOf(friend: FriendLine): void {
		const text = JSON.stringify(friend);
		if (this.friends.get(friend.id) === text) return;
		this.friends.set(friend.id, text);
		for (const line of this.lines) line.send("friend", friend);
	}

	private letter() {
		return socialMessage(
			this.circle,
			this.circle.friends.map((friend) => friendLine(friend, this.view)),
		);
	}

	private get view() {
		const { player: viewer, sight, circle } = this;
		const friends = new Set(circle.friends.map(({ player }) => player));
		return { viewer, sight, ties: { friends, apart: new Set(circle.apart) } };
	}
}

// The recording socket must be in place before the SDK is loaded. An import without names is not sorted.
import "./recording-socket.ts";
import { Client, type Room } from "@colyseus/sdk";
import type {
	AnsweredMessage,
	FriendLine,
	LobbyCommandName,
	LobbyReply,
	SocialMessage,
	TableChangesMessage,
	TablesMessage,
} from "@fibbers/protocol";
import { Conditions } from "./conditions.ts";
import type { NetworkClient } from "./network-client.ts";
import { type Recording, recordingOf } from "./recording-socket.ts";

/** Whoever has a token, at the address where he reaches the server. */
type Visitor = Pick<NetworkClient, "base" | "token">;

/** One line to the lobby, as a page holds it. */
export class LobbyClient {
	/** As it stands after all letters so far. */
	social: SocialMessage | null = null;
	/** What was told, in order. */
	readonly letters: { readonly name: string; readonly message: unknown }[] = [];
	readonly answers: AnsweredMessage[] = [];
	/** Null while the line holds. */
	closeCode: number | null = null;
	readonly recording: Recording;
	/** Called with every letter. */
	onLetter: (name: string, message: unknown) => void = () => {};
	private readonly room: Room;
	private readonly conditions = new Conditions();

	private constructor(room: Room) {
		this.room = room;
		this.recording = recordingOf(room.sessionId);
		room.reconnection.enabled = false;
		room.onMessage("social", (message: SocialMessage) => {
			this.social = message;
			this.take("social", message);
		});
		room.onMessage("friend", (line: FriendLine) => {
			const { social } = this;
			if (social === null) throw new Error("a friend before the friends");
			this.social = { ...social, friends: social.friends.map((each) => (each.id === line.id ? line : each)) };
			this.take("friend", line);
		});
		room.onMessage("answered", (message: AnsweredMessage) => {
			this.answers.push(message);
			this.take("answered", message);
		});
		room.onMessage("tables", (message: TablesMessage) => this.take("tables", message));
		room.onMessage("changes", (message: TableChangesMessage) => this.take("changes", message));
		room.onLeave((code) => {
			this.closeCode = code;
			this.conditions.look();
		});
	}

	/** Resolves when the first letter is there; rejects with the error's code when he may not join. */
	static async open({ base, token }: Visitor): Promise<LobbyClient> {
		const client = new Client(base);
		client.auth.token = token;
		const line = new LobbyClient(await client.joinById("lobby"));
		await line.until(() => line.social !== null);
		return line;
	}

	get friends(): readonly FriendLine[] {
		return this.social?.friends ?? [];
	}

	/** The friend of this name. */
	friend(name: string): FriendLine | undefined {
		return this.friends.find((friend) => friend.name === name);
	}

	command(name: LobbyCommandName, body: object): Promise<LobbyReply> {
		return this.room.request<object, LobbyReply>(name, body);
	}

	/** Says something without waiting for an answer. */
	say(name: string, body: object): void {
		this.room.send(name, body);
	}

	/** Resolves when the condition holds; rejects when the line is closed before. */
	async until(condition: () => boolean): Promise<void> {
		await this.conditions.until(() => condition() || this.closeCode !== null);
		if (!condition()) throw new Error(`closed with ${this.closeCode}`);
	}

	/** The line has been closed, with this code. */
	async closed(): Promise<number> {
		await this.conditions.until(() => this.closeCode !== null);
		return this.closeCode ?? 0;
	}

	/** The line breaks without a word. */
	async drop(): Promise<void> {
		this.room.connection.close();
		await this.closed();
	}

	/** Leaves by own wish; nothing when the line is closed already. */
	async leave(): Promise<void> {
		if (this.closeCode !== null) return;
		const left = this.room.leave();
		await Promise.race([left, this.closed()]);
	}

	private take(name: string, message: unknown): void {
		this.letters.push({ name, message });
		this.onLetter(name, message);
		this.conditions.look();
	}
}

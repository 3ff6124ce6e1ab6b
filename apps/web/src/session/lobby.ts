import type {
	AnsweredMessage,
	FriendLine,
	LobbyCommand,
	LobbyCommandName,
	Look,
	Reply,
	SocialMessage,
	TableChangesMessage,
	TablesMessage,
} from "@fibbers/protocol";
import { effect, signal } from "@preact/signals";
import type { LobbyLine, LobbyStanding } from "./lobby-line.ts";
import { introduceMe, visit } from "./me.ts";

/** How this page's line to the lobby stands. */
export const lobbyStanding = signal<LobbyStanding>({ is: "connecting" });

/** My friends, requests, blocks and invitations; null until the lobby has said so. */
export const social = signal<SocialMessage | null>(null);

/** What friends have answered to my invitations on this visit, newest last. */
export const answers = signal<readonly AnsweredMessage[]>([]);

/** A page that shows a list of tables. */
export interface Looker {
	readonly look: Look;
	readonly tables: (message: TablesMessage) => void;
	readonly changes: (message: TableChangesMessage) => void;
}

let line: Promise<LobbyLine> | null = null;
let looker: Looker | null = null;

/** Holds a line to the lobby from the moment that the server knows who I am, and another one when I become somebody else. */
export function keepToLobby(): void {
	let player = 0;
	effect(() => {
		if (player === visit.value) return;
		player = visit.value;
		void line?.then((old) => old.leave());
		social.value = null;
		answers.value = [];
		line = player === 0 ? null : open(() => player);
	});
}

/** `current` tells which visit counts. */
async function open(current: () => number): Promise<LobbyLine> {
	const visitor = current();
	const { LobbyLine } = await import("./lobby-line.ts");
	const mine =
		<Said>(hear: (said: Said) => void) =>
		(said: Said): void => {
			if (visitor === current()) hear(said);
		};
	const opened = new LobbyLine({
		line: mine((standing: LobbyStanding) => {
			lobbyStanding.value = standing;
			if (standing.is === "online" && looker !== null) void opened.request("look", looker.look);
		}),
		social: mine((lists: SocialMessage) => {
			social.value = lists;
		}),
		friend: mine(putFriend),
		answered: mine((answer: AnsweredMessage) => {
			answers.value = [...answers.peek(), answer];
		}),
		tables: mine((message: TablesMessage) => looker?.tables(message)),
		changes: mine((message: TableChangesMessage) => looker?.changes(message)),
	});
	return opened;
}

function putFriend(friend: FriendLine): void {
	const lists = social.peek();
	if (lists === null) return;
	social.value = { ...lists, friends: lists.friends.map((each) => (each.id === friend.id ? friend : each)) };
}

/** Asks the lobby, as soon as there is a line. */
export async function ask<Name extends LobbyCommandName>(command: Name, body: LobbyCommand<Name>): Promise<Reply> {
	const there = (await introduceMe()) ? await line : null;
	if (there === null || !(await there.online())) return { done: false, reason: "offline" };
	return there.request(command, body);
}

/** Has the lobby tell which tables there are; one page at a time. Returns how to stop it. */
export function lookAtTables(wanted: Looker): () => void {
	looker = wanted;
	void tell(wanted.look);
	return () => {
		if (looker !== wanted) return;
		looker = null;
		void tell({});
	};
}

/** A line that opens later says it by itself. */
async function tell(look: LobbyCommand<"look">): Promise<void> {
	if (lobbyStanding.peek().is === "online") await (await line)?.request("look", look);
}

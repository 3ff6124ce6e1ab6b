import type { FriendLine, Reply } from "@fibbers/protocol";
import { invitationMs } from "@fibbers/protocol/choices";
import { signal } from "@preact/signals";
import { pageNow } from "./clock.ts";
import { answers, ask } from "./lobby.ts";

/** How an invitation of mine stands. */
export type InvitationState = "invited" | "coming" | "not-now";

/** When I invited whom, by friend and table. */
const sent = signal<ReadonlyMap<string, number>>(new Map());

const keyOf = (friend: FriendLine, table: string): string => `${friend.id} ${table}`;

export async function invite(friend: FriendLine, table: string): Promise<Reply> {
	const reply = await ask("invite", { friend: friend.id, table });
	if (reply.done) sent.value = new Map(sent.peek()).set(keyOf(friend, table), pageNow());
	return reply;
}

/** How my invitation of this friend to this table stands; null when there is none, or none any more. */
export function invitationState(friend: FriendLine, table: string): InvitationState | null {
	const at = sent.value.get(keyOf(friend, table));
	if (at === undefined || pageNow() - at > invitationMs) return null;
	const answer = answers.value.findLast((each) => each.table === table && each.friend === friend.id);
	if (answer === undefined) return "invited";
	return answer.accepted ? "coming" : "not-now";
}

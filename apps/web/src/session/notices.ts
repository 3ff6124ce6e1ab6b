import type { AnsweredMessage, InvitationLine, RequestLine } from "@fibbers/protocol";
import { computed, effect, signal } from "@preact/signals";
import { myTables } from "./here.ts";
import { answers, social } from "./lobby.ts";

export type Notice =
	| { readonly of: "invitation"; readonly key: string; readonly invitation: InvitationLine }
	| { readonly of: "request"; readonly key: string; readonly request: RequestLine }
	| { readonly of: "answer"; readonly key: string; readonly answer: AnsweredMessage };

const laterName = "fibbers.later";

const remembered = (): readonly string[] => {
	try {
		return (sessionStorage.getItem(laterName) ?? "").split(",").filter(Boolean);
	} catch {
		return [];
	}
};

/** Requests that need not be shown again on this visit, by id. */
const later = signal(remembered());
effect(() => {
	try {
		sessionStorage.setItem(laterName, later.value.join());
	} catch {
		// It is shown again on the next page, then.
	}
});

export function answerLater({ id }: RequestLine): void {
	later.value = [...later.peek(), id];
}

/** How many answers have been read. */
const read = signal(0);

export function readAnswers(): void {
	read.value = answers.peek().length;
}

/** What wants to be seen wherever the reader is: what can be answered first. */
export const notices = computed<readonly Notice[]>(() => {
	const { invitations = [], requests = { in: [] } } = social.value ?? {};
	return [
		...invitations
			.filter(({ table }) => !myTables.value.includes(table))
			.map((invitation) => ({ of: "invitation", key: invitation.id, invitation }) as const),
		...answers.value
			.slice(read.value)
			.map((answer, i) => ({ of: "answer", key: `answer ${read.value + i}`, answer }) as const),
		...requests.in
			.filter(({ id }) => !later.value.includes(id))
			.map((request) => ({ of: "request", key: request.id, request }) as const),
	];
});

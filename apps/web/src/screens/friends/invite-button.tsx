import type { FriendLine } from "@fibbers/protocol";
import { useState } from "preact/hooks";
import { invitationState, invite } from "../../session/inviting.ts";
import { friends } from "../../text/friends.ts";
import { Btn } from "../../ui/button.tsx";
import { why } from "./why.ts";

interface InviteButtonProps {
	readonly friend: FriendLine;
	/** The code of the table. */
	readonly table: string;
}

/** Asks a friend to a table; says how that stands once it is asked. */
export function InviteButton({ friend, table }: InviteButtonProps) {
	const [busy, setBusy] = useState(false);
	const [trouble, setTrouble] = useState("");
	const state = invitationState(friend, table);
	const press = async (): Promise<void> => {
		if (busy) return;
		setBusy(true);
		const reply = await invite(friend, table);
		setBusy(false);
		setTrouble(reply.done ? "" : why(reply.reason));
	};
	if (friend.at?.code === table) return <span class="state">{friends.invite.here}</span>;
	if (state !== null || trouble !== "")
		return (
			<span class="state" role="status">
				{state === null ? trouble : friends.invite.states[state]}
			</span>
		);
	return (
		<Btn look="small plain" label={friends.invite.to(friend.name)} onPress={() => void press()}>
			{friends.invite.button}
		</Btn>
	);
}

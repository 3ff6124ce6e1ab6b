import { useState } from "preact/hooks";
import type { Reply } from "../../games/game-screen.ts";
import { atTable } from "../../text/at-table.ts";
import { refusal } from "../refusal.ts";

interface AddFriendProps {
	/** Whom, by the table's number. */
	readonly guest: number;
	readonly name: string;
	readonly ask: (command: string, body: object) => Promise<Reply>;
}

/** Asks somebody at the table to be a friend; the server knows who is one already. */
export function AddFriend({ guest, name, ask }: AddFriendProps) {
	const [said, setSaid] = useState<string | null>(null);
	const press = async (): Promise<void> => {
		const reply = await ask("befriend", { guest });
		setSaid(reply.done ? atTable.people.befriended : (atTable.people.refusals[reply.reason] ?? refusal(reply.reason)));
	};
	return (
		<span class="add-friend" role="status">
			{said ?? (
				<button
					type="button"
					class="btn small plain"
					aria-label={atTable.people.befriendWhom(name)}
					onClick={() => void press()}
				>
					{atTable.people.befriend}
				</button>
			)}
		</span>
	);
}

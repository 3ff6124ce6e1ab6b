import { useId } from "preact/hooks";
import { social } from "../../session/lobby.ts";
import { friends } from "../../text/friends.ts";
import { FriendCoaster } from "./friend-coaster.tsx";
import { InviteButton } from "./invite-button.tsx";
import "./friends.css";

/** Friends who are here, to be asked to this table; nothing while there are none. */
export function InviteFriends({ table }: { readonly table: string }) {
	const here = social.value?.friends.filter(({ online }) => online) ?? [];
	const id = useId();
	if (here.length === 0) return null;
	return (
		<section class="invite-friends" aria-labelledby={id}>
			<h3 id={id}>{friends.invite.heading}</h3>
			<ul class="people-list">
				{here.map((friend) => (
					<li key={friend.id}>
						<FriendCoaster friend={friend} />
						<b>{friend.name}</b>
						<InviteButton friend={friend} table={table} />
					</li>
				))}
			</ul>
		</section>
	);
}

import type { FriendLine, SocialMessage } from "@fibbers/protocol";
import { useEffect, useState } from "preact/hooks";
import { askOtherTabs } from "../../session/here.ts";
import { lobbyStanding, social } from "../../session/lobby.ts";
import { friends } from "../../text/friends.ts";
import { Icon } from "../../ui/icon.tsx";
import { AboutFriend } from "./about-friend.tsx";
import { AddFriend } from "./add-friend.tsx";
import { FriendRow } from "./friend-row.tsx";
import { Requests } from "./requests.tsx";
import { Seen } from "./seen.tsx";
import "./friends.css";

/** My friends: who is here and where, who asks, and how to add one. */
export function FriendsPanel() {
	const [dialog, setDialog] = useState<"add" | "seen" | null>(null);
	useEffect(askOtherTabs, []);
	const lists = social.value;
	const close = (): void => setDialog(null);
	return (
		<section aria-labelledby="friends">
			<div class="head">
				<h2 id="friends">{friends.heading}</h2>
				{lists !== null && lists.friends.length > 0 && (
					<span class="soft">
						{friends.count(lists.friends.filter(({ online }) => online).length, lists.friends.length)}
					</span>
				)}
				<button
					type="button"
					class="btn small plain push"
					aria-disabled={lists === null || undefined}
					onClick={() => lists !== null && setDialog("add")}
				>
					<Icon name="plus" />
					{friends.add}
				</button>
			</div>
			<Standing />
			{lists !== null && <Lists lists={lists} />}
			{lists !== null && (
				<button type="button" class="link" onClick={() => setDialog("seen")}>
					{friends.seen.open}
				</button>
			)}
			{dialog === "add" && lists !== null && <AddFriend code={lists.me.friendCode} onClose={close} />}
			{dialog === "seen" && lists !== null && <Seen lists={lists} onClose={close} />}
		</section>
	);
}

/** What there is to say of the line to the lobby; nothing while it holds. */
function Standing() {
	const standing = lobbyStanding.value;
	if (standing.is === "ended") return <p role="status">{friends.signedOut}</p>;
	if (social.value === null) return <p class="panel nothing-yet">{friends.looking}</p>;
	return standing.is === "online" ? null : (
		<p class="soft" role="status">
			{friends.offline}
		</p>
	);
}

function Lists({ lists }: { readonly lists: SocialMessage }) {
	const here = lists.friends.filter(({ online }) => online);
	const away = lists.friends.filter(({ online }) => !online);
	const { requests } = lists;
	const [asked, setAsked] = useState<string | null>(null);
	const about = lists.friends.find(({ id }) => id === asked);
	const more = ({ id }: FriendLine): void => setAsked(id);
	return (
		<div class="lists">
			<Requests requests={requests} />
			{lists.friends.length > 0 ? (
				<ul class="panel people-list">
					{here.map((friend, place) => (
						<FriendRow key={friend.id} friend={friend} place={place} onMore={more} />
					))}
					<Away away={away} onMore={more} />
				</ul>
			) : (
				requests.in.length + requests.out.length === 0 && <p class="panel nothing-yet">{friends.none}</p>
			)}
			{about && <AboutFriend friend={about} onClose={() => setAsked(null)} />}
		</div>
	);
}

interface AwayProps {
	readonly away: readonly FriendLine[];
	readonly onMore: (friend: FriendLine) => void;
}

/** Those who are not here: one line on a phone, until it is pressed. */
function Away({ away, onMore }: AwayProps) {
	const [isOpen, setOpen] = useState(false);
	if (away.length === 0) return null;
	return (
		<>
			{!isOpen && (
				<li class="away only-narrow">
					<button type="button" class="link" onClick={() => setOpen(true)}>
						{friends.away(away.map(({ name }) => name))}
					</button>
				</li>
			)}
			{away.map((friend, place) => (
				<FriendRow
					key={friend.id}
					friend={friend}
					place={place}
					shown={isOpen ? "everywhere" : "only-wide"}
					onMore={onMore}
				/>
			))}
		</>
	);
}

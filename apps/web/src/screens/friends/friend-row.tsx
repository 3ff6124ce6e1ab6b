import type { FriendLine } from "@fibbers/protocol";
import { useLocation } from "preact-iso";
import { serverNow } from "../../session/clock.ts";
import { myTables, sitOnArrival } from "../../session/here.ts";
import { friends } from "../../text/friends.ts";
import { t } from "../../text/index.ts";
import { Btn } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FriendCoaster } from "./friend-coaster.tsx";
import { InviteButton } from "./invite-button.tsx";

interface FriendRowProps {
	readonly friend: FriendLine;
	/** Where it lies in the list: a press that was meant for another friend in this place does not count. */
	readonly place: number;
	readonly shown?: "everywhere" | "only-wide";
	/** The reader wants to do something else about this friend. */
	readonly onMore: (friend: FriendLine) => void;
}

/** A friend: here or away, at which table, and what can be done about it. */
export function FriendRow({ friend, place, shown = "everywhere", onMore }: FriendRowProps) {
	return (
		<li class={shown === "only-wide" ? "only-wide" : undefined}>
			<FriendCoaster friend={friend} />
			<span>
				<b>{friend.name}</b>
				<span>{[noteOf(friend), friend.muted ? friends.line.muted : ""].filter(Boolean).join(" · ")}</span>
			</span>
			<span class="acts">
				<WayTo friend={friend} place={place} />
				<button type="button" class="icon-btn" aria-label={friends.more(friend.name)} onClick={() => onMore(friend)}>
					<Icon name="more" />
				</button>
			</span>
		</li>
	);
}

function noteOf({ online, at, seenAt }: FriendLine): string {
	const { line } = friends;
	if (at !== null) return line[at.phase](t.games[at.game].title);
	if (online) return line.here;
	return seenAt === null ? line.away : line.seen(seenAt, serverNow());
}

/** To the table of a friend; or an invitation to mine. */
function WayTo({ friend, place }: Pick<FriendRowProps, "friend" | "place">) {
	const { route } = useLocation();
	const { at, name, online } = friend;
	const [mine] = myTables.value;
	if (at?.code && at.can !== null && !myTables.value.includes(at.code)) {
		const { code, can } = at;
		const go = (): void => {
			if (can === "sit") sitOnArrival(code);
			route(`/t/${code}`);
		};
		return can === "sit" ? (
			<Btn look="small" answers={`${place} ${code}`} label={friends.sitDownWith(name)} onPress={go}>
				{friends.sitDown}
			</Btn>
		) : (
			<Btn look="small plain" answers={`${place} ${code}`} label={friends.watchWith(name)} onPress={go}>
				{friends.watch}
			</Btn>
		);
	}
	return online && mine !== undefined ? <InviteButton friend={friend} table={mine} /> : null;
}

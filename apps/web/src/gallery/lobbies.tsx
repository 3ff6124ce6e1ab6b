import type { FriendLine, LobbyRow, SocialMessage } from "@fibbers/protocol";
import type { ComponentChildren, FunctionComponent } from "preact";
import { LocationProvider } from "preact-iso";
import { FriendsPanel } from "../screens/friends/friends-panel.tsx";
import { InviteFriends } from "../screens/friends/invite-friends.tsx";
import { QuickPlay } from "../screens/lobby/quick-play.tsx";
import { TableList } from "../screens/lobby/table-list.tsx";
import { NoticeList } from "../screens/notices/notice-list.tsx";
import { SiteBar } from "../screens/site-bar.tsx";
import { changed, type Listing, listed } from "../session/listing.ts";
import { lobbyStanding, social } from "../session/lobby.ts";
import { person } from "./people.ts";
import "../screens/lobby/lobby.css";

const minuteMs = 60_000;
const nobody = () => {};

const profiles = [
	person("Tomás", "fish", 4),
	person("Óscar", "cup", 6),
	person("Lin", "lemon", 0),
	person("Bea", "cat", 3),
	person("Marguerite", "key", 5),
	person("Ximena", "moon", 2),
	person("Dani", "olive", 1),
].map(({ name, picture, tone }) => ({ name, picture: picture as FriendLine["picture"], tone, computer: false }));

const row = (code: string, seats: readonly number[], changes: Partial<LobbyRow>): LobbyRow => ({
	code,
	game: "el-mentiroso",
	options: { rank: "climbs", discardFrom: 4 },
	seats: seats.map((i) => profiles[i] ?? null),
	capacity: 6,
	free: 6 - seats.length,
	turnMs: 30_000,
	language: "en",
	phase: "open",
	round: 0,
	watchers: 0,
	watch: "all",
	locked: false,
	openedAt: Date.now() - 4 * minuteMs,
	...changes,
});

const post = { game: "liars-post", options: { deck: "double", eightDifferent: false }, turnMs: 60_000 } as const;
const duel = { game: "liar", options: {}, capacity: 2 } as const;
const rows = [
	row("K7Q2MA", [0, 1, 2], {}),
	row("K7Q2MB", [3, 99], { ...post, capacity: 5, free: 3, language: "es" }),
	row("K7Q2MC", [4], { ...duel, free: 1 }),
	row("K7Q2MD", [1, 6, 5], {
		...post,
		options: { deck: "single", eightDifferent: true },
		capacity: 4,
		free: 1,
		phase: "over",
		round: 2,
	}),
	row("K7Q2ME", [5, 6, 0, 3, 4], {
		phase: "playing",
		round: 1,
		capacity: 5,
		free: 0,
		watchers: 3,
		options: { rank: "locked", discardFrom: 4 },
	}),
	row("K7Q2MF", [2, 0], { ...duel, phase: "playing", free: 0, round: 2 }),
	row("K7Q2MG", [2, 3, 0, 1, 5, 4, 6, 2], {
		capacity: 8,
		free: 0,
		phase: "playing",
		round: 1,
		watchers: 11,
		options: { rank: "locked", discardFrom: 0 },
	}),
	row("K7Q2MH", [4, 6], { locked: true }),
];
const listing = listed({ rows, total: 34, waiting: { "el-mentiroso": 2, "liars-post": 1, liar: 0 } });
const stirred = changed(listing, {
	set: [row("K7Q2MX", [6], {}), { code: "K7Q2MB", free: 2 }],
	gone: ["K7Q2MC"],
	total: 34,
	waiting: listing.waiting,
});
const empty = listed({ rows: [], total: 0, waiting: { "el-mentiroso": 0, "liars-post": 0, liar: 0 } });

const friend = (i: number, changes: Partial<FriendLine>): FriendLine => {
	const { computer: _, ...profile } = profiles[i] ?? { name: "", picture: "lemon", tone: 0, computer: false };
	return { ...profile, id: `friend-${i}`, online: true, seenAt: null, at: null, muted: false, ...changes };
};
const hourMs = 60 * minuteMs;
const five = [
	friend(3, { at: { game: "liars-post", phase: "open", code: "K7Q2MB", can: "sit" } }),
	friend(6, { online: false, seenAt: Date.now() - 30 * hourMs }),
	friend(2, { online: false, seenAt: Date.now() - 80 * hourMs, muted: true }),
	friend(4, { online: false }),
	friend(0, {}),
	friend(5, { at: { game: "el-mentiroso", phase: "playing", code: "K7Q2ME", can: "watch" } }),
];
const look = (i: number) => ({ name: "", picture: "cat" as const, tone: 3, ...profiles[i] });
const lists: SocialMessage = {
	me: { friendCode: "K7Q2MX4P", presence: "friends", table: "friends" },
	friends: five,
	requests: {
		in: [{ ...look(1), id: "r1", at: Date.now() }],
		out: [{ ...look(4), id: "r2", at: Date.now() }],
	},
	blocks: [{ ...look(6), id: "b1" }],
	invitations: [
		{
			id: "i1",
			from: look(3),
			friend: "friend-3",
			game: "liars-post",
			table: "K7Q2MB",
			at: Date.now(),
			expiresAt: Date.now() + 10 * minuteMs,
		},
	],
};

const Shown = ({ as, children }: { readonly as: SocialMessage | null; readonly children: ComponentChildren }) => {
	social.value = as;
	lobbyStanding.value = { is: "online" };
	return <LocationProvider>{children}</LocationProvider>;
};

const Page = (as: SocialMessage | null, tables: Listing | null) => () => (
	<Shown as={as}>
		<div class="site">
			<SiteBar />
			<main class="lobby">
				<div class="col-b">
					<NoticeList />
					<FriendsPanel />
				</div>
				<QuickPlay waiting={tables?.waiting ?? null} />
				<TableList listing={tables} isOnline more={(tables?.total ?? 0) > 20 ? nobody : null} putInOrder={nobody} />
			</main>
		</div>
	</Shown>
);

const noRequests = { ...lists, requests: { in: [], out: [] } };
const alone = { ...noRequests, friends: [], blocks: [], invitations: [] };

/** By name, the page of tables and friends, and what belongs to it. */
export const lobbies: Readonly<Record<string, FunctionComponent>> = {
	"lobby/usual": Page(noRequests, listing),
	"lobby/stirred": Page({ ...lists, invitations: [] }, stirred),
	"lobby/newcomer": Page(alone, empty),
	"lobby/looking": Page(null, null),
	"lobby/invite": () => (
		<Shown as={noRequests}>
			<main class="site invite">
				<InviteFriends table="K7Q2MB" />
			</main>
		</Shown>
	),
};

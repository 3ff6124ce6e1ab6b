import { lobbyStanding } from "../../session/lobby.ts";
import { lobby } from "../../text/lobby.ts";
import { FriendsPanel } from "../friends/friends-panel.tsx";
import { NoticeList } from "../notices/notice-list.tsx";
import { SiteBar } from "../site-bar.tsx";
import { useTitle } from "../use-title.ts";
import { QuickPlay } from "./quick-play.tsx";
import { TableList } from "./table-list.tsx";
import { useListing } from "./use-listing.ts";
import "./lobby.css";

/** `/tables`: quick play, the open tables, and friends. */
export function TablesPage() {
	useTitle(lobby.title);
	const { listing, more, putInOrder } = useListing();
	return (
		<div class="site">
			<SiteBar />
			<main class="lobby">
				<h1 class="vh">{lobby.title}</h1>
				<div class="col-b">
					<NoticeList />
					<FriendsPanel />
				</div>
				<QuickPlay waiting={listing?.waiting ?? null} />
				<TableList
					listing={listing}
					isOnline={lobbyStanding.value.is === "online"}
					more={more}
					putInOrder={putInOrder}
				/>
			</main>
		</div>
	);
}

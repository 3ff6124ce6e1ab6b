import type { FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { ErrorBoundary, LocationProvider, lazy, Route, Router } from "preact-iso";
import { fetchTable } from "./screens/ahead.ts";
import { Dialogs } from "./screens/dialogs.tsx";
import { Home } from "./screens/home.tsx";
import { idle } from "./screens/idle.ts";
import { Message, NotFound } from "./screens/message.tsx";
import { social } from "./session/lobby.ts";
import { t } from "./text/index.ts";
import { heard } from "./text/spoken.ts";
import { later } from "./ui/later.tsx";
import { Sprite } from "./ui/sprite.tsx";

/** A screen of its own. One that cannot be fetched has broken: the page says so, and offers to be loaded again. */
const screen = <Props,>(fetch: () => Promise<FunctionComponent<Props>>) =>
	lazy(() =>
		heard(fetch()).catch(
			(error: unknown): FunctionComponent<Props> =>
				() => {
					throw error;
				},
		),
	);

const Arrival = screen(() => import("./screens/account/arrival.tsx").then(({ Arrival }) => Arrival));
const HandOverPage = screen(() => import("./screens/account/hand-over.tsx").then(({ HandOverPage }) => HandOverPage));
const Learn = screen(() => import("./guide/learn.tsx").then(({ Learn }) => Learn));
const MePage = screen(() => import("./screens/account/me-page.tsx").then(({ MePage }) => MePage));
const NewTable = screen(() => import("./screens/new-table.tsx").then(({ NewTable }) => NewTable));
const GamesPage = screen(() => import("./screens/games/games-page.tsx").then(({ GamesPage }) => GamesPage));
const MyReplay = screen(() => import("./replay/kept-replay.tsx").then(({ MyReplay }) => MyReplay));
const SharedReplay = screen(() => import("./replay/kept-replay.tsx").then(({ SharedReplay }) => SharedReplay));
const RecordPage = screen(() => import("./replay/record-page.tsx").then(({ RecordPage }) => RecordPage));
const ReportPage = screen(() => import("./screens/report/report-page.tsx").then(({ ReportPage }) => ReportPage));
const RulePage = screen(() => import("./screens/rules/rule-page.tsx").then(({ RulePage }) => RulePage));
const TablesPage = screen(() => import("./screens/lobby/tables-page.tsx").then(({ TablesPage }) => TablesPage));
const FriendLink = screen(() => import("./screens/friends/friend-link.tsx").then(({ FriendLink }) => FriendLink));
const Notices = later(async () => {
	await idle();
	return heard(import("./screens/notices/notices.tsx")).then(({ Notices }) => Notices);
});
const TableScreen = screen(() => fetchTable().then(({ TableScreen }) => TableScreen));

/** The heading of a page that was opened by a link here gets the focus, so that a screen reader begins there. */
function focusHeading(): void {
	const heading = document.querySelector("h1");
	if (heading === null || document.activeElement?.matches("input, dialog *")) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
	scrollTo(0, 0);
}

export function App() {
	const [broken, setBroken] = useState(false);
	return (
		<>
			<Sprite />
			{broken ? (
				<Broken />
			) : (
				<LocationProvider>
					<ErrorBoundary onError={() => setBroken(true)}>
						<Router onRouteChange={() => requestAnimationFrame(focusHeading)}>
							<Route path="/" component={Home} />
							<Route path="/new" component={NewTable} />
							<Route path="/rules/:game?" component={RulePage} />
							<Route path="/learn/:game" component={Learn} />
							<Route path="/t/:code" component={TableScreen} />
							<Route path="/tables" component={TablesPage} />
							<Route path="/f/:code" component={FriendLink} />
							<Route path="/me" component={MePage} />
							<Route path="/hand-over" component={HandOverPage} />
							<Route path="/h" component={Arrival} />
							<Route path="/games" component={GamesPage} />
							<Route path="/games/:id" component={MyReplay} />
							<Route path="/shared/:token" component={SharedReplay} />
							<Route path="/replay" component={RecordPage} />
							<Route path="/report" component={ReportPage} />
							<Route default component={NotFound} />
						</Router>
						<NoticesWhenHeard />
						<Dialogs />
					</ErrorBoundary>
				</LocationProvider>
			)}
		</>
	);
}

/** There is nothing to say before the lobby has spoken. */
const NoticesWhenHeard = () => (social.value === null ? null : <Notices />);

function Broken() {
	return (
		<Message heading={t.broken.heading} text={t.broken.text}>
			<button type="button" class="btn paper" onClick={() => location.reload()}>
				{t.broken.reload}
			</button>
		</Message>
	);
}

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

const Arrival = lazy(() => heard(import("./screens/account/arrival.tsx")).then(({ Arrival }) => Arrival));
const HandOverPage = lazy(() =>
	heard(import("./screens/account/hand-over.tsx")).then(({ HandOverPage }) => HandOverPage),
);
const Learn = lazy(() => heard(import("./guide/learn.tsx")).then(({ Learn }) => Learn));
const MePage = lazy(() => heard(import("./screens/account/me-page.tsx")).then(({ MePage }) => MePage));
const NewTable = lazy(() => heard(import("./screens/new-table.tsx")).then(({ NewTable }) => NewTable));
const GamesPage = lazy(() => heard(import("./screens/games/games-page.tsx")).then(({ GamesPage }) => GamesPage));
const MyReplay = lazy(() => heard(import("./replay/kept-replay.tsx")).then(({ MyReplay }) => MyReplay));
const SharedReplay = lazy(() => heard(import("./replay/kept-replay.tsx")).then(({ SharedReplay }) => SharedReplay));
const RecordPage = lazy(() => heard(import("./replay/record-page.tsx")).then(({ RecordPage }) => RecordPage));
const ReportPage = lazy(() => heard(import("./screens/report/report-page.tsx")).then(({ ReportPage }) => ReportPage));
const RulePage = lazy(() => heard(import("./screens/rules/rule-page.tsx")).then(({ RulePage }) => RulePage));
const TablesPage = lazy(() => heard(import("./screens/lobby/tables-page.tsx")).then(({ TablesPage }) => TablesPage));
const FriendLink = lazy(() => heard(import("./screens/friends/friend-link.tsx")).then(({ FriendLink }) => FriendLink));
const Notices = later(async () => {
	await idle();
	return heard(import("./screens/notices/notices.tsx")).then(({ Notices }) => Notices);
});
const TableScreen = lazy(() => fetchTable().then(({ TableScreen }) => TableScreen));

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

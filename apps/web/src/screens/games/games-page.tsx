import type { GameLine } from "@fibbers/protocol";
import { useEffect, useState } from "preact/hooks";
import { myGames } from "../../session/games.ts";
import { gamesList as text } from "../../text/en/games-list.ts";
import { refusal } from "../refusal.ts";
import { SiteBar } from "../site-bar.tsx";
import { useTitle } from "../use-title.ts";
import { Filters } from "./filters.tsx";
import { Line } from "./line.tsx";
import { NoGames, NoSuchGames } from "./none.tsx";
import { addressOf, everything, type Filter, filterIn } from "./wanted.ts";
import "./games.css";

interface Listed {
	/** Null until the first have come. */
	readonly games: readonly GameLine[] | null;
	readonly more: boolean;
	readonly trouble: string;
}

const nothing: Listed = { games: null, more: false, trouble: "" };

/** `/games`: what I have played, newest first. */
export function GamesPage() {
	useTitle(text.title);
	const [filter, setFilter] = useState<Filter>(() => filterIn(location.search));
	const { listed, older, again } = useGames(filter);
	const { games, more, trouble } = listed;
	const choose = (wanted: Filter): void => {
		history.replaceState(history.state, "", addressOf(wanted));
		setFilter(wanted);
	};
	const isAll = filter.game === null && filter.won === null;
	const none = isAll ? <NoGames /> : <NoSuchGames onAll={() => choose(everything)} />;
	return (
		<div class="site">
			<SiteBar />
			<main class="games-page">
				<header class="head">
					<h1>{text.title}</h1>
					<a class="btn small plain push" href="/report">
						{text.toReport}
					</a>
				</header>
				<Filters filter={filter} onChange={choose} />
				<p role="status" class="soft">
					{trouble !== "" ? `${text.trouble} ${trouble}` : games === null ? text.loading : ""}
				</p>
				{games === null || games.length > 0 ? (
					<ul class="panel tables played" aria-label={text.title}>
						{games?.map((game) => (
							<Line key={game.id} game={game} />
						))}
					</ul>
				) : (
					none
				)}
				<div class="buttons">
					{more && trouble === "" ? (
						<button type="button" class="btn plain" onClick={older}>
							{text.more}
						</button>
					) : null}
					{trouble === "" ? null : (
						<button type="button" class="btn plain" onClick={again}>
							{text.again}
						</button>
					)}
				</div>
			</main>
			<footer class="foot">
				<a href="/replay">{text.toReplay}</a>
			</footer>
		</div>
	);
}

interface Games {
	readonly listed: Listed;
	readonly older: () => void;
	readonly again: () => void;
}

function useGames(filter: Filter): Games {
	const [listed, setListed] = useState<Listed>(nothing);
	/** Counts what was asked for; an answer to what came before is out of date. */
	const [asking, setAsking] = useState<{ readonly before: readonly GameLine[] }>({ before: [] });
	useEffect(() => {
		let stopped = false;
		const { before } = asking;
		void myGames({ ...filter, before: before.at(-1)?.id ?? null }).then((answer) => {
			if (stopped) return;
			if (answer.ok) setListed({ games: [...before, ...answer.value.games], more: answer.value.more, trouble: "" });
			else setListed({ games: before.length === 0 ? null : before, more: true, trouble: refusal(answer.error) });
		});
		return () => {
			stopped = true;
		};
	}, [asking]);
	useEffect(() => {
		setListed(nothing);
		setAsking({ before: [] });
	}, [filter]);
	const ask = (): void => setAsking({ before: listed.games ?? [] });
	return { listed, older: ask, again: ask };
}

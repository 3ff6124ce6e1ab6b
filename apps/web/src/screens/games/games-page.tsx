import type { GameLine } from "@fibbers/protocol";
import { useEffect, useState } from "preact/hooks";
import { myGames } from "../../session/games.ts";
import { gamesList as text } from "../../text/games-list.ts";
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
	const choose = (wanted: Filter): void => {
		history.replaceState(history.state, "", addressOf(wanted));
		setFilter(wanted);
	};
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
				<Games key={addressOf(filter)} filter={filter} onAll={() => choose(everything)} />
			</main>
			<footer class="foot">
				<a href="/replay">{text.toReplay}</a>
			</footer>
		</div>
	);
}

interface GamesProps {
	readonly filter: Filter;
	readonly onAll: () => void;
}

function Games({ filter, onAll }: GamesProps) {
	const [{ games, more, trouble }, older] = useGames(filter);
	const isAll = filter.game === null && filter.won === null;
	return (
		<>
			<p role="status" class="soft">
				{trouble !== "" ? `${text.trouble} ${trouble}` : games === null ? text.loading : ""}
			</p>
			{games?.length === 0 ? isAll ? <NoGames /> : <NoSuchGames onAll={onAll} /> : null}
			{games === null || games.length === 0 ? null : (
				<ul class="panel tables played" aria-label={text.title}>
					{games.map((game) => (
						<Line key={game.id} game={game} />
					))}
				</ul>
			)}
			{more || trouble !== "" ? (
				<div class="buttons">
					<button type="button" class="btn plain" onClick={older}>
						{trouble === "" ? text.more : text.again}
					</button>
				</div>
			) : null}
		</>
	);
}

/** The games that were found so far, and a way to ask for older ones, or for the same again when they did not come. */
function useGames(filter: Filter): readonly [Listed, () => void] {
	const [listed, setListed] = useState<Listed>(nothing);
	/** What was there when more was asked for. */
	const [before, ask] = useState<{ readonly games: readonly GameLine[] }>({ games: [] });
	useEffect(() => {
		let stopped = false;
		void myGames({ ...filter, before: before.games.at(-1)?.id ?? null }).then((answer) => {
			if (stopped) return;
			if (answer.ok)
				setListed({ games: [...before.games, ...answer.value.games], more: answer.value.more, trouble: "" });
			else setListed((last) => ({ ...last, trouble: refusal(answer.error) }));
		});
		return () => {
			stopped = true;
		};
	}, [before]);
	return [listed, () => ask({ games: listed.games ?? [] })];
}

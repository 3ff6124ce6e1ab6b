import { type GameId, gameIds } from "@fibbers/rules";
import { t } from "../../text/index.ts";
import { rules } from "../../text/rules.ts";
import { NotFound } from "../message.tsx";
import { SiteBar } from "../site-bar.tsx";
import { useTitle } from "../use-title.ts";
import { RuleArticle } from "./rule-article.tsx";
import { Ways } from "./ways.tsx";

interface RulePageProps {
	/** As it stands in the address; without it, the first game. */
	readonly game?: string;
}

/** `/rules/GAME`. */
export function RulePage({ game }: RulePageProps) {
	const shown = game === undefined ? gameIds[0] : gameIds.find((id) => id === game);
	return shown === undefined ? <NotFound /> : <Shown game={shown} />;
}

function Shown({ game }: { readonly game: GameId }) {
	const { title, meta } = t.games[game];
	useTitle(rules.page.of(title));
	return (
		<div class="site">
			<SiteBar />
			<nav class="chips rule-tabs" aria-label={rules.page.games}>
				{gameIds.map((id) => (
					<a key={id} href={`/rules/${id}`} aria-current={id === game ? "page" : undefined}>
						{t.games[id].title}
					</a>
				))}
			</nav>
			<main class="rule-page">
				<header class="mat rule-lead" data-game={game}>
					<h1>{title}</h1>
					<p>{meta}</p>
					<Ways key={game} game={game} looks={["paper", "felt"]} />
				</header>
				<RuleArticle game={game} level={2} />
			</main>
		</div>
	);
}

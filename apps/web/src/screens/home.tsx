import { useEffect } from "preact/hooks";
import { gameOrder } from "../games/index.ts";
import { t } from "../text/index.ts";
import { Face } from "../ui/card.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { expectTable } from "./ahead.ts";
import { openRules } from "./dialogs.tsx";
import { GameMat } from "./game-mat.tsx";
import { whenIdle } from "./idle.ts";
import { OtherLanguage } from "./language-choice.tsx";
import { SiteBar } from "./site-bar.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { useTitle } from "./use-title.ts";
import { WaysToPlay } from "./ways-to-play.tsx";

export function Home() {
	useTitle(null);
	useEffect(() => whenIdle(expectTable), []);
	return (
		<div class="site">
			<SiteBar />
			<main>
				<section class="mat hero">
					<h1>
						<Wordmark />
					</h1>
					<p class="lede">{t.home.lede}</p>
					<Scene />
					<WaysToPlay />
				</section>
				<section class="games" aria-label={t.home.games}>
					{gameOrder.map((game) => (
						<GameMat key={game} game={game} />
					))}
				</section>
			</main>
			<footer class="foot">
				<span>{t.home.noSignUp}</span>
				<button type="button" class="link" onClick={() => openRules()}>
					{t.bar.rules}
				</button>
				<OtherLanguage />
				<ThemeChoice />
			</footer>
		</div>
	);
}

/** Three cards, what was said of them, and the answer. */
function Scene() {
	const lie = [
		["KS", { "--x": "-80px", "--y": "24px", "--a": "-13deg" }],
		["KH", { "--x": "2px", "--y": "6px", "--a": "2deg" }],
		["4C", { "--x": "84px", "--y": "26px", "--a": "14deg" }],
	] as const;
	return (
		<div class="scene" aria-hidden="true">
			{lie.map(([card, style]) => (
				<Face key={card} card={card} style={style} named="hidden" />
			))}
			<span class="slip">
				<q>{t.home.said}</q>
				<span class="stamp">{t.home.stamp}</span>
			</span>
		</div>
	);
}

import type { ListedTable } from "@fibbers/protocol";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { listTables, openPractice, tidyCode } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { Back, Face } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { openDialog } from "./dialogs.tsx";
import { shortOptions } from "./option-words.ts";
import { refusal } from "./refusal.ts";
import { SiteBar } from "./site-bar.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { useTitle } from "./use-title.ts";

const game = "el-mentiroso";
const codeLength = 6;

export function Home() {
	useTitle(null);
	return (
		<div class="site">
			<SiteBar />
			<main>
				<section class="mat hero" data-game={game}>
					<h1>
						<Wordmark />
					</h1>
					<p class="lede">{t.home.lede}</p>
					<Scene />
					<Go />
				</section>
				<section class="games" aria-label={t.home.games}>
					<GameMat />
					<HowItGoes />
					<OpenTables />
				</section>
			</main>
			<footer class="foot">
				<span>{t.home.noSignUp}</span>
				<button type="button" class="link" onClick={() => (openDialog.value = "rules")}>
					{t.bar.rules}
				</button>
				<ThemeChoice />
			</footer>
		</div>
	);
}

/** The ways to a table. */
function Go() {
	const { route } = useLocation();
	const [dealing, setDealing] = useState(false);
	const [code, setCode] = useState("");
	const [trouble, setTrouble] = useState("");
	const practise = async (): Promise<void> => {
		if (dealing) return;
		setDealing(true);
		const answer = await openPractice(game);
		setDealing(false);
		if (answer.ok) route(`/t/${answer.value.code}`);
		else setTrouble(refusal(answer.error));
	};
	const sitDown = (event: Event): void => {
		event.preventDefault();
		const tidy = tidyCode(code);
		if (tidy.length === codeLength) route(`/t/${tidy}`);
		else setTrouble(t.home.codeTooShort);
	};
	return (
		<div class="go">
			<button type="button" class="btn paper" aria-disabled={dealing} onClick={practise}>
				{dealing ? t.home.dealing : t.home.practice}
			</button>
			<a class="btn felt" href="/new">
				<Icon name="plus" />
				{t.home.newTable}
			</a>
			<form class="codebox" onSubmit={sitDown}>
				<input
					aria-label={t.home.codeLabel}
					placeholder={t.home.codePlaceholder}
					value={code}
					maxLength={12}
					autocomplete="off"
					autocapitalize="characters"
					spellcheck={false}
					onInput={(event) => setCode(event.currentTarget.value)}
				/>
				<button type="submit" class="btn felt">
					{t.home.sitDown}
				</button>
			</form>
			<p class="trouble" role="status">
				{trouble}
			</p>
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

function GameMat() {
	const { title, meta, pitch } = t.games[game];
	return (
		<a class="mat game" data-game={game} href="/new">
			<h2>{title}</h2>
			<p class="meta">{meta}</p>
			<p>{pitch}</p>
			<span class="pic" aria-hidden="true">
				<Back style={{ "--w": "60px", left: "6px", top: "22px", rotate: "-14deg" }} />
				<Back style={{ "--w": "60px", left: "34px", top: "16px", rotate: "3deg" }} />
				<Back style={{ "--w": "60px", left: "60px", top: "26px", rotate: "15deg" }} />
				<span class="slip" style={{ left: "18px", top: "100px", rotate: "-3deg" }}>
					<q>{t.home.claim}</q>
				</span>
			</span>
		</a>
	);
}

function HowItGoes() {
	return (
		<section class="panel sheet-of-paper how">
			<h2>{t.home.how}</h2>
			<ol>
				{t.home.steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<button type="button" class="link" onClick={() => (openDialog.value = "rules")}>
				{t.home.allRules}
			</button>
		</section>
	);
}

/** Tables that strangers may join; nothing at all while there are none. */
function OpenTables() {
	const [tables, setTables] = useState<readonly ListedTable[]>([]);
	useEffect(() => {
		let stopped = false;
		const look = async (): Promise<void> => {
			if (document.visibilityState !== "visible") return;
			const found = await listTables();
			if (!stopped) setTables(found);
		};
		void look();
		const timer = setInterval(() => void look(), 10_000);
		return () => {
			stopped = true;
			clearInterval(timer);
		};
	}, []);
	if (tables.length === 0) return null;
	return (
		<section class="open-tables">
			<h2>{t.home.openTables}</h2>
			<ul class="panel tables">
				{tables.map(({ code, game: played, options, host, seated, seats }) => (
					<li key={code} data-game={played}>
						<span class="spine" />
						<span class="what">
							{t.games[played].title} {t.home.host(host)}
						</span>
						<span class="opts">
							{[...shortOptions(played, options as Record<string, string>), t.home.free(seats - seated)].join(" · ")}
						</span>
						<a class="btn small" href={`/t/${code}`}>
							{t.home.sitDown}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

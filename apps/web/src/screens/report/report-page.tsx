import type { GameReport } from "@fibbers/protocol";
import { useEffect, useState } from "preact/hooks";
import { myReport } from "../../session/games.ts";
import { t } from "../../text/index.ts";
import { report as text } from "../../text/report.ts";
import { NothingYet } from "../nothing-yet.tsx";
import { SiteBar } from "../site-bar.tsx";
import { useTitle } from "../use-title.ts";
import { MeasureTable } from "./measure-table.tsx";
import { measuresOf } from "./measures.ts";
import { Weeks } from "./weeks.tsx";

/** `/report`: how I bluff, for each kind of game. */
export function ReportPage() {
	useTitle(text.title);
	const [reports, setReports] = useState<readonly GameReport[] | "asking" | "trouble">("asking");
	const ask = (): void => {
		setReports("asking");
		void myReport().then((answer) => setReports(answer.ok ? answer.value.games : "trouble"));
	};
	useEffect(ask, []);
	return (
		<div class="site">
			<SiteBar />
			<main class="report-page">
				<header class="head">
					<h1>{text.title}</h1>
					<a class="btn small plain push" href="/games">
						{text.toGames}
					</a>
				</header>
				<p class="soft">{text.lede}</p>
				{reports === "asking" ? <p role="status">{text.loading}</p> : null}
				{reports === "trouble" ? (
					<div class="buttons">
						<p role="status">{text.trouble}</p>
						<button type="button" class="btn small" onClick={ask}>
							{text.again}
						</button>
					</div>
				) : null}
				{Array.isArray(reports) ? <Reports reports={reports} /> : null}
			</main>
		</div>
	);
}

const Reports = ({ reports }: { readonly reports: readonly GameReport[] }) =>
	reports.length === 0 ? (
		<NothingYet words={text.none} />
	) : (
		<div class="game-reports">
			{reports.map((report) => (
				<OneGame key={report.game} report={report} />
			))}
		</div>
	);

function OneGame({ report }: { readonly report: GameReport }) {
	const { game, played, won, lost, own, weeks } = report;
	const { title } = t.games[game];
	return (
		<section class="panel game-report" data-game={game}>
			<span class="spine" />
			<div class="game-report-in">
				<h2>{title}</h2>
				<p>{text.summary(played, won, lost)}</p>
				<MeasureTable caption={title} own={text.you} others={text.table} measures={measuresOf(report)} />
				<p>{own.dearestLie === 0 ? text.noneCaught : text.dearest(text.cost[game](own.dearestLie))}</p>
				<Weeks weeks={weeks} name={title} />
			</div>
		</section>
	);
}

import type { GameReport } from "@fibbers/protocol";
import { useState } from "preact/hooks";
import { report as text } from "../../text/report.ts";
import { figure } from "./measure-table.tsx";
import { barsOf, type Measure, type MeasureId, measureIds, measureOf } from "./measures.ts";
import { Pick } from "./pick.tsx";

interface WeeksProps {
	readonly weeks: GameReport["weeks"];
	/** Of the game, to tell one choice from another. */
	readonly name: string;
}

interface Told extends Measure {
	readonly from: number;
	readonly played: number;
}

const columnWidth = 24;
const height = 96;

/** One figure over time: a column for me, a line across for the table; the same as a table below. */
export function Weeks({ weeks, name }: WeeksProps) {
	const [chosen, choose] = useState<MeasureId>("lies");
	const told = weeks.map(({ from, ...week }): Told => ({ ...measureOf(chosen, week), from, played: week.played }));
	return (
		<section class="weeks" aria-label={`${name}: ${text.weeks.heading}`}>
			<h3>{text.weeks.heading}</h3>
			<Pick
				label={text.weeks.choose}
				chosen={chosen}
				choices={measureIds.map((id) => [id, text.measures[id]] as const)}
				onPick={(value) => choose(measureIdOf(value))}
			/>
			<Columns told={told} />
			<p class="key" aria-hidden="true">
				<span>
					<i class="own" />
					{text.weeks.key.own}
				</span>
				<span>
					<i class="others" />
					{text.weeks.key.others}
				</span>
			</p>
			<details>
				<summary>{text.weeks.figures}</summary>
				<table class="measures">
					<caption class="vh">{text.measures[chosen]}</caption>
					<thead>
						<tr>
							<th scope="col">{text.weeks.week}</th>
							<th scope="col">{text.weeks.games}</th>
							<th scope="col">{text.you}</th>
							<th scope="col">{text.table}</th>
						</tr>
					</thead>
					<tbody>
						{told.map(({ from, played, own, others, unit }) => (
							<tr key={from}>
								<th scope="row">{text.weeks.of(from)}</th>
								<td class="num">{played}</td>
								<td class="num">{figure(own, unit)}</td>
								<td class="num">{figure(others, unit)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</section>
	);
}

function Columns({ told }: { readonly told: readonly Told[] }) {
	const most = Math.max(...told.map(({ own, others }) => Math.max(own ?? 0, others ?? 0)));
	return (
		<svg class="columns" viewBox={`0 0 ${12 * columnWidth} ${height}`} aria-hidden="true">
			{told.map((week, i) => {
				const { own, others } = scaled(week, most);
				const x = i * columnWidth;
				const line = height - 1 - others * (height - 2);
				return (
					<g key={week.from}>
						<rect class="own" x={x + 5} width={columnWidth - 10} y={height - own * height} height={own * height} />
						{week.others === null ? null : <path class="others" d={`M${x + 1} ${line}H${x + columnWidth - 1}`} />}
					</g>
				);
			})}
			<path class="ground" d={`M0 ${height}H${12 * columnWidth}`} />
		</svg>
	);
}

const scaled = (week: Told, most: number): { readonly own: number; readonly others: number } =>
	week.unit === "part"
		? barsOf(week)
		: { own: (week.own ?? 0) / Math.max(1, most), others: (week.others ?? 0) / Math.max(1, most) };

const measureIdOf = (value: string): MeasureId => measureIds.find((id) => id === value) ?? "lies";

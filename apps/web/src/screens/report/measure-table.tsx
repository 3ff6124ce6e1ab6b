import { report as text } from "../../text/report.ts";
import { barsOf, type Measure } from "./measures.ts";
import "./report.css";

interface MeasureTableProps {
	readonly caption: string;
	readonly own: string;
	readonly others: string;
	readonly measures: readonly Measure[];
}

/** Figures against the others': a table, whose numbers have bars beside them. */
export const MeasureTable = ({ caption, own, others, measures }: MeasureTableProps) => (
	<table class="measures">
		<caption class="vh">{caption}</caption>
		<thead>
			<tr>
				<th scope="col">
					<span class="vh">{text.measure}</span>
				</th>
				<th scope="col">{own}</th>
				<th scope="col">{others}</th>
			</tr>
		</thead>
		<tbody>
			{measures.map((measure) => {
				const bars = barsOf(measure);
				return (
					<tr key={measure.id}>
						<th scope="row">{text.measures[measure.id]}</th>
						<Cell look="own" of={measure.own} unit={measure.unit} bar={bars.own} />
						<Cell look="others" of={measure.others} unit={measure.unit} bar={bars.others} />
					</tr>
				);
			})}
		</tbody>
	</table>
);

interface CellProps {
	readonly look: "own" | "others";
	readonly of: number | null;
	readonly unit: Measure["unit"];
	/** Of 1. */
	readonly bar: number;
}

const Cell = ({ look, of, unit, bar }: CellProps) => (
	<td>
		<span class="num">{figure(of, unit)}</span>
		<svg class={`bar-line ${look}`} aria-hidden="true">
			<rect width={`${100 * bar}%`} height="100%" />
		</svg>
	</td>
);

export function figure(of: number | null, unit: Measure["unit"]): string {
	if (of === null) return text.unknown;
	return unit === "part" ? text.part(of) : text.number(of);
}

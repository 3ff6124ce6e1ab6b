import { Coaster } from "../../ui/coaster.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Words } from "../../ui/words.tsx";
import type { TableInfo } from "../game-screen.ts";
import { otherSeat } from "./props.ts";
import { isLie, lieOf, type Recorded } from "./record.ts";
import { text, type Who } from "./text.ts";

interface ReportProps {
	readonly records: readonly Recorded[];
	readonly who: (seat: number) => Who;
}

/** Every question and its answer, and whether it was true. */
export const Questions = ({ records, who }: ReportProps) => (
	<section>
		<h2>{text.over.questions}</h2>
		<div class="panel">
			{records.length === 0 ? <p class="asked-none">{text.over.noQuestions}</p> : null}
			<ol class="asked">
				{records.map((record, i) => (
					<li key={i}>
						<p>
							<Words of={text.over.question(who(record.by), record)} />{" "}
							<Words of={text.over.answer(who(otherSeat(record.by)), record.answer, record)} />
						</p>
						<Truth record={record} />
					</li>
				))}
			</ol>
		</div>
	</section>
);

const Truth = ({ record }: { readonly record: Recorded }) => (
	<span class={isLie(record) ? "truth lie" : "truth"}>
		<Icon name={isLie(record) ? "x" : "check"} />
		{isLie(record) ? text.over.aLie(record.truth, record) : text.over.true}
	</span>
);

/** Whether each of the two spent the one lie. */
export const Lies = ({ info, records, who }: ReportProps & { readonly info: TableInfo }) => (
	<section>
		<h2>{text.over.lies}</h2>
		<ul class="panel report">
			{info.seats.map((person, of) => (
				<li key={of}>
					<Coaster picture={person.picture} tone={person.tone} size="xs" />
					<p>
						<Lie lie={lieOf(records, of)} who={who(of)} />
					</p>
				</li>
			))}
		</ul>
	</section>
);

function Lie({ lie, who }: { readonly lie: Recorded | null; readonly who: Who }) {
	if (lie === null) return <Words of={text.over.kept(who)} />;
	return (
		<>
			<Words of={text.over.lied(who, lie, lie.answer, lie.truth)} />
			{lie.doubted === "doubted" ? text.over.caughtToo : text.over.gotAway}
		</>
	);
}

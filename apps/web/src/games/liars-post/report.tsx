import { Coaster } from "../../ui/coaster.tsx";
import { Words } from "../../ui/words.tsx";
import type { TableInfo } from "../game-screen.ts";
import { ClaimMark } from "../parts/claim-mark.tsx";
import type { Known, SeatRecord } from "./record.ts";
import { text, type Who } from "./text.ts";

interface ReportProps {
	readonly info: TableInfo;
	readonly records: readonly SeatRecord[];
	readonly who: (seat: number) => Who;
}

export const Report = ({ info, records, who }: ReportProps) => (
	<section>
		<h2>{text.over.fibbed}</h2>
		<div class="panel">
			<ul class="report">
				{info.seats.map((person, of) => {
					const record = records[of];
					if (record === undefined) return null;
					const { claims, right, wrong, looked, taken } = record;
					const caught = claims.filter((known) => known === "caught").length;
					const lies = caught + claims.filter((known) => known === "lie").length;
					return (
						<li key={of}>
							<Coaster picture={person.picture} tone={person.tone} size="xs" />
							<p>
								<Words of={text.over.claims(who(of), claims.length, lies, caught)} />
								{text.over.calls(right, wrong)}
								{text.over.took(looked, taken)}
							</p>
							<span class="plays" aria-hidden="true">
								{claims.map((known, i) => (
									<ClaimMark key={i} look={look[known]} />
								))}
							</span>
						</li>
					);
				})}
			</ul>
			<p class="key">
				{(["true", "doubted", "lie", "caught"] as const).map((known) => (
					<span class="plays" key={known}>
						<ClaimMark look={look[known]} />
						{text.over.key[known]}
					</span>
				))}
			</p>
		</div>
	</section>
);

const look: Readonly<Record<Known, string>> = { true: "truth", doubted: "doubted", lie: "lie", caught: "caught" };

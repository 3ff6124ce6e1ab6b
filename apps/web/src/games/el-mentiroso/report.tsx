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
	readonly seat: number | null;
}

export const Report = ({ info, records, who, seat }: ReportProps) => (
	<section>
		<h2>{text.over.fibbed}</h2>
		<div class="panel">
			<ul class="report">
				{info.seats.map((person, of) => {
					const record = records[of];
					if (record === undefined) return null;
					return (
						<li key={of}>
							<Coaster picture={person.picture} tone={person.tone} size="xs" />
							<p>
								<Words of={text.over.record(who(of), record.plays.length, record.caught, record.truths)} />
								{text.over.doubts(record.doubts, record.right)}
							</p>
							<span class="plays" aria-hidden="true">
								{record.plays.map((known, i) => (
									<ClaimMark key={i} look={look[known]} />
								))}
							</span>
						</li>
					);
				})}
			</ul>
			<p class="key">
				{shownKeys(seat).map((known) => (
					<span class="plays" key={known}>
						<ClaimMark look={look[known]} />
						{text.over.key[known]}
					</span>
				))}
			</p>
		</div>
	</section>
);

const shownKeys = (seat: number | null): readonly Known[] =>
	seat === null ? ["unknown", "true", "caught"] : ["unknown", "true", "caught", "your-lie", "your-truth"];

const look: Readonly<Record<Known, string>> = {
	unknown: "unknown",
	true: "doubted",
	caught: "caught",
	"your-lie": "lie",
	"your-truth": "truth",
};

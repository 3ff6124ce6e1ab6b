import type { Card } from "@fibbers/rules";
import { Face } from "../../ui/card.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import type { TableInfo } from "../game-screen.ts";
import { sorted } from "./cards.ts";
import type { Table } from "./props.ts";
import { text, type Who } from "./text.ts";

interface AllCardsProps {
	readonly info: TableInfo;
	readonly table: Table;
	readonly who: (seat: number) => Who;
}

/** Where each of the nine was. */
export const AllCards = ({ info, table, who }: AllCardsProps) => (
	<section>
		<h2>{text.over.cards}</h2>
		<ul class="panel nine">
			{info.seats.map((person, of) => (
				<li key={of}>
					<Coaster picture={person.picture} tone={person.tone} size="s" />
					<b>{text.claimant(who(of))}</b>
					<span class="where">
						<Lying label={text.over.held} cards={sorted(info.result?.hands[of] ?? [])} />
						<Lying label={text.over.open} cards={table.faceUp[of] ?? []} />
					</span>
				</li>
			))}
			{table.middle === null ? null : (
				<li>
					<span class="where">
						<Lying label={text.over.middle} cards={[table.middle]} />
					</span>
				</li>
			)}
		</ul>
	</section>
);

function Lying({ label, cards }: { readonly label: string; readonly cards: readonly Card[] }) {
	if (cards.length === 0) return null;
	return (
		<span class="lying">
			<small>{label}</small>
			<span>
				{cards.map((card) => (
					<Face key={card} card={card} size="sm" />
				))}
			</span>
		</span>
	);
}

import type { Card } from "@fibbers/rules";
import { Face } from "../../ui/card.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import { sides } from "../parts/sides.ts";
import { countOf, kindOf } from "./cells.ts";
import { choice, chooseReceiver, receiver } from "./choice.ts";
import { legalNow, type Props } from "./props.ts";
import { text } from "./text.ts";

/** The card to be sent or passed on, face up to the reader alone, and those who can get it. */
export function Picker(props: Props) {
	const { info, own, seat } = props;
	const legal = legalNow(props);
	const open = legal.pass?.to ?? legal.send?.to ?? [];
	const card = legal.pass === null ? (choice.card.value?.card ?? null) : (own?.card ?? null);
	const to = receiver(legal);
	const { left, top, right } = sides(info.seats.length, seat);
	return (
		<div class="looked">
			{card === null ? (
				<span class="card ghost" role="img" aria-label={text.picker.noCard} />
			) : (
				<Face key={card} card={card} />
			)}
			<div>
				<p>{card === null ? text.picker.chooseCard : text.picker.onlyYou}</p>
				<div class="passto" role="group" aria-label={text.picker.name}>
					{[...left, ...top, ...right].map((other) => (
						<button
							key={other}
							type="button"
							aria-pressed={other === to}
							aria-disabled={open.includes(other) ? undefined : true}
							onClick={() => open.includes(other) && chooseReceiver(other)}
						>
							<Coaster
								picture={info.seats[other]?.picture ?? ""}
								tone={info.seats[other]?.tone ?? 0}
								light={info.seats[other]?.presence === "here" ? "on" : "off"}
							/>
							<span class="name">{info.seats[other]?.name}</span>
							{open.includes(other) ? (
								<Note props={props} other={other} card={card} />
							) : (
								<small>{whyNot(props, other)}</small>
							)}
						</button>
					))}
				</div>
			</div>
		</div>
	);
}

interface NoteProps {
	readonly props: Props;
	readonly other: number;
	readonly card: Card | null;
}

/** How many of the card's kind lie before the other: what taking it would mean. */
function Note({ props: { table }, other, card }: NoteProps) {
	if (card === null) return <small>{text.picker.inHand(table.counts[other] ?? 0)}</small>;
	const count = countOf(table.faceUp[other] ?? [], kindOf(card));
	return (
		<small>
			<span class="has">{text.picker.has} </span>
			{text.picker.claim(count, kindOf(card))}
		</small>
	);
}

const whyNot = ({ table }: Props, other: number): string =>
	table.transit?.hops[0].from === other ? text.picker.sent : text.picker.held;

import {
	appear,
	flip,
	flipMs,
	flipStaggerMs,
	homeOf,
	inOut,
	mark,
	moveMs,
	offset,
	out,
	stampMs,
	still,
	strike,
} from "../parts/motion.ts";

/** The middle card: lifted, held, turned over. */
const liftMs = 180;
const holdMs = 400;

/** A card comes from its player's hand and lies open. */
export function cardToTable(card: Element, seat: number): void {
	if (still()) return mark(card);
	const home = homeOf(seat);
	if (home === null) return;
	const { x, y } = offset(home, card);
	card.animate([{ transform: `translate(${x}px, ${y}px)`, opacity: 0.4 }, { opacity: 1, offset: 0.3 }, {}], {
		duration: moveMs,
		easing: out,
		fill: "backwards",
	});
}

export function slipLands(slip: Element): void {
	if (still()) return mark(slip);
	slip.animate([{ transform: "scale(1.15)", opacity: 0 }, {}], { duration: stampMs, easing: out });
}

/** After “Liar!”: the hand turns card by card, then the stamp falls and the rest is told. */
export function showHand(reveal: Element, told: readonly Element[]): void {
	if (still()) return mark(reveal);
	const cards = [...reveal.querySelectorAll(".turned")];
	for (const [i, card] of cards.entries()) flip(card, i * flipStaggerMs);
	const stampAt = cards.length === 0 ? 0 : flipMs + (cards.length - 1) * flipStaggerMs;
	for (const verdict of reveal.querySelectorAll(".turned > i")) appear(verdict, stampAt);
	const stamp = reveal.querySelector(".stamp");
	if (stamp !== null) strike(stamp, stampAt);
	for (const element of told) appear(element, stampAt + stampMs);
}

/** After a guess: the middle card lifts, holds, and flips; tick or cross, and the rest is told. */
export function showMiddle(reveal: Element, told: readonly Element[]): void {
	if (still()) return mark(reveal);
	const middle = reveal.querySelector(".middle-card");
	const all = liftMs + holdMs + flipMs;
	if (middle !== null) {
		const up = "translateY(-10px) scale(1.06)";
		middle.animate(
			[
				{ transform: "none" },
				{ transform: up, offset: liftMs / all },
				{ transform: up, offset: (liftMs + holdMs) / all },
				{ transform: "none" },
			],
			{ duration: all, easing: inOut },
		);
		flip(middle, liftMs + holdMs);
	}
	for (const element of [...reveal.querySelectorAll(".ok, .no"), ...told]) appear(element, all);
}

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
	readingMs,
	stampMs,
	still,
	strike,
} from "../parts/motion.ts";

const staggerMs = 45;
const sweepMs = 520;

/** The last play comes from its player; its slip appears when it has landed. */
export function playToPile(pile: Element, seat: number): void {
	if (still()) return mark(pile);
	const home = homeOf(seat);
	const landed = [...pile.querySelectorAll(".landed")];
	for (const [i, element] of landed.entries()) {
		const card = element.firstElementChild;
		if (home === null || card === null) continue;
		const { x, y } = offset(home, card);
		element.animate([{ transform: `translate(${x}px, ${y}px)`, opacity: 0.4 }, { opacity: 1, offset: 0.3 }, {}], {
			duration: moveMs,
			delay: i * staggerMs,
			easing: out,
			fill: "backwards",
		});
	}
	pile.querySelector(".slip")?.animate([{ opacity: 0 }, { opacity: 1 }], {
		duration: 90,
		delay: moveMs + (landed.length - 1) * staggerMs,
		fill: "backwards",
	});
}

/** Cards turn one after another, the stamp falls and the rest is told, and after time to read the pile slides to who takes it. */
export function showReveal(reveal: Element, taker: number, told: readonly Element[]): void {
	if (still()) return mark(reveal);
	const cards = [...reveal.querySelectorAll(".turned")];
	for (const [i, card] of cards.entries()) flip(card, i * flipStaggerMs);
	const stampAt = flipMs + (cards.length - 1) * flipStaggerMs;
	for (const verdict of reveal.querySelectorAll(".turned > i, .then")) appear(verdict, stampAt);
	const stamp = reveal.querySelector(".stamp");
	if (stamp !== null) strike(stamp, stampAt);
	for (const element of told) appear(element, stampAt + stampMs);
	sweep(reveal, taker, stampAt + stampMs + readingMs);
}

function sweep(reveal: Element, taker: number, delay: number): void {
	const home = homeOf(taker);
	const pile = reveal.querySelector(".sweep");
	if (home === null || pile === null) return;
	const { x, y } = offset(home, pile);
	pile.animate(
		[
			{ transform: "none", opacity: 1 },
			{ transform: `translate(${x * 0.9}px, ${y * 0.9}px)`, opacity: 1, offset: 0.9 },
			{ transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 },
		],
		{ duration: sweepMs, delay, easing: inOut },
	);
}

/** The bar in the foot of “Liar!”: what remains of the time to doubt, of `totalMs`. */
export function runDown(bar: Element, leftMs: number, totalMs: number): void {
	if (leftMs <= 0 || totalMs <= 0) return;
	bar.animate([{ transform: `scaleX(${Math.min(1, leftMs / totalMs)})` }, { transform: "scaleX(0)" }], {
		duration: leftMs,
		easing: still() ? "steps(5)" : "linear",
	});
}

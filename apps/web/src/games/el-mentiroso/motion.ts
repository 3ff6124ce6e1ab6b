/* Transform and opacity only; nothing waits for it, and what it shows is in place before it begins. */

const moveMs = 260;
const staggerMs = 45;
const flipMs = 320;
const flipStaggerMs = 120;
const stampMs = 180;
const readingMs = 1100;
const sweepMs = 520;
const markMs = 900;

const out = "cubic-bezier(.2, .75, .25, 1)";
const inOut = "cubic-bezier(.5, 0, .2, 1)";
const landing = "cubic-bezier(.3, 0, .1, 1.6)";

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Instead of a movement: a line around what has changed. */
function mark(element: Element): void {
	const line = { outline: "2px solid currentColor", outlineOffset: "4px" };
	element.animate([line, line], markMs);
}

/** Where a seat's cards come from and go to: its coaster, or the reader's own hand. */
const homeOf = (seat: number): Element | null =>
	document.querySelector(`[data-seat="${seat}"] .coaster`) ?? document.querySelector(".hand");

interface Offset {
	readonly x: number;
	readonly y: number;
}

function offset(from: Element, to: Element): Offset {
	const a = from.getBoundingClientRect();
	const b = to.getBoundingClientRect();
	return { x: a.left + a.width / 2 - (b.left + b.width / 2), y: a.top + a.height / 2 - (b.top + b.height / 2) };
}

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

/** Cards turn one after another, the stamp falls, and after time to read the pile slides to who takes it. */
export function showReveal(reveal: Element, taker: number): void {
	if (still()) return mark(reveal);
	const cards = [...reveal.querySelectorAll(".turned")];
	for (const [i, card] of cards.entries()) flip(card, i * flipStaggerMs);
	const stampAt = flipMs + (cards.length - 1) * flipStaggerMs;
	for (const verdict of reveal.querySelectorAll(".turned > i, .then")) appear(verdict, stampAt);
	reveal.querySelector(".stamp")?.animate(
		[
			{ transform: "scale(1.6)", opacity: 0 },
			{ transform: "none", opacity: 1 },
		],
		{
			duration: stampMs,
			delay: stampAt,
			easing: landing,
			fill: "backwards",
		},
	);
	reveal
		.closest(".mat")
		?.animate([{}, { transform: "translateY(2px)" }, {}], { duration: stampMs, delay: stampAt + stampMs / 2 });
	sweep(reveal, taker, stampAt + stampMs + readingMs);
}

const appear = (element: Element, delay: number) =>
	element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 60, delay, fill: "backwards" });

function flip(card: Element, delay: number): void {
	const [back, face] = card.children;
	const half = flipMs / 2;
	back?.animate(
		[
			{ transform: "none", opacity: 1 },
			{ transform: "rotateY(90deg)", opacity: 1 },
		],
		{
			duration: half,
			delay,
			easing: "ease-in",
			fill: "backwards",
		},
	);
	face?.animate([{ transform: "rotateY(-90deg)" }, { transform: "none" }], {
		duration: half,
		delay: delay + half,
		easing: "ease-out",
		fill: "backwards",
	});
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

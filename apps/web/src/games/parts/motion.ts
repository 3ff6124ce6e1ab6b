/* Transform and opacity only; nothing waits for it, and what it shows is in place before it begins. */

export const moveMs = 260;
export const flipMs = 320;
export const flipStaggerMs = 120;
export const stampMs = 180;
/** Time to read what was turned over, before anything moves on. */
export const readingMs = 1100;
const markMs = 900;

export const out = "cubic-bezier(.2, .75, .25, 1)";
export const inOut = "cubic-bezier(.5, 0, .2, 1)";
const landing = "cubic-bezier(.3, 0, .1, 1.6)";

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Instead of a movement: a line around what has changed. */
export function mark(element: Element): void {
	const line = { outline: "2px solid currentColor", outlineOffset: "4px" };
	element.animate([line, line], markMs);
}

/** Where a seat's cards come from and go to: its coaster, or the reader's own hand. */
export const homeOf = (seat: number): Element | null =>
	document.querySelector(`[data-seat="${seat}"] .coaster`) ?? document.querySelector(".hand");

export interface Offset {
	readonly x: number;
	readonly y: number;
}

export function offset(from: Element, to: Element): Offset {
	const a = from.getBoundingClientRect();
	const b = to.getBoundingClientRect();
	return { x: a.left + a.width / 2 - (b.left + b.width / 2), y: a.top + a.height / 2 - (b.top + b.height / 2) };
}

/** Shows at `delay` ms. */
export const appear = (element: Element, delay: number) =>
	element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 60, delay, fill: "backwards" });

/** Turns a card over: its first child is the back, its second the face. */
export function flip(card: Element, delay: number): void {
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

/** The stamp falls on what it judges, and the mat gives a little. */
export function strike(stamp: Element, delay: number): void {
	stamp.animate(
		[
			{ transform: "scale(1.6)", opacity: 0 },
			{ transform: "none", opacity: 1 },
		],
		{ duration: stampMs, delay, easing: landing, fill: "backwards" },
	);
	stamp
		.closest(".mat")
		?.animate([{}, { transform: "translateY(2px)" }, {}], { duration: stampMs, delay: delay + stampMs / 2 });
}

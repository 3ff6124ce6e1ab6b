import { appear, flip, flipMs, inOut, mark, offset, stampMs, still, strike } from "../parts/motion.ts";
import type { Called } from "./props.ts";

const slideMs = 420;
const sweepMs = 520;
/** Shorter than elsewhere: the card lands before a computer can send the next one. */
const readingMs = 800;

/** Where a seat's cards come from and go to: beside its rack. */
const homeOf = (seat: number): Element | null => document.querySelector(`[data-seat="${seat}"] .who`);

/** The card comes from its sender, back up; what was said of it is drawn when it has arrived. */
export function slide(middle: Element, from: number): void {
	const card = middle.querySelector(".dest .card");
	if (card === null) return;
	if (still()) return mark(card);
	const home = homeOf(from);
	if (home === null) return;
	const { x, y } = offset(home, card);
	card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
		duration: slideMs,
		easing: inOut,
		fill: "backwards",
	});
	for (const element of middle.querySelectorAll(".says, .stop.last, .dest > :not(:has(.card))")) {
		appear(element, slideMs);
	}
}

/**
 * The card turns, the stamp falls, and after time to read the card slides to the rack of who takes it, which then shows it.
 * What is given back ends it at once.
 */
export function showCall(middle: Element, { taker, card }: Called): () => void {
	const turned = middle.querySelector(".turned");
	if (turned === null) return nothing;
	const kind = document.querySelector(`[data-seat="${taker}"] .kind[data-kind="${card[0]}"]`);
	if (still()) {
		mark(turned);
		if (kind !== null) mark(kind);
		return nothing;
	}
	flip(turned, 0);
	const stamp = middle.querySelector(".stamp");
	if (stamp?.parentElement) appear(stamp.parentElement, flipMs);
	if (stamp !== null) strike(stamp, flipMs);
	for (const line of middle.querySelectorAll(".told p")) appear(line, flipMs);
	const delay = flipMs + stampMs + readingMs;
	sweep(turned, taker, delay);
	const grown = kind?.animate(
		[
			{ opacity: 0.3, transform: "none" },
			{ opacity: 0.3, transform: "none", offset: 0.98 },
			{ opacity: 1, transform: "scale(1.12)", offset: 0.985 },
			{ opacity: 1, transform: "none" },
		],
		{ duration: delay + sweepMs + stampMs },
	);
	return () => grown?.cancel();
}

const nothing = (): void => undefined;

function sweep(turned: Element, taker: number, delay: number): void {
	const card = turned.querySelector(".sweep");
	const home = homeOf(taker);
	if (card === null || home === null) return;
	const { x, y } = offset(home, card);
	card.animate(
		[
			{ transform: "none", opacity: 1 },
			{ transform: `translate(${x * 0.9}px, ${y * 0.9}px) scale(.5)`, opacity: 1, offset: 0.9 },
			{ transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0 },
		],
		{ duration: sweepMs, delay, easing: inOut },
	);
}

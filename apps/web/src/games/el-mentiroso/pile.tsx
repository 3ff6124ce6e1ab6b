import { useLayoutEffect, useRef } from "preact/hooks";
import { Back } from "../../ui/card.tsx";
import { Count } from "../../ui/count.tsx";
import { Slip } from "../../ui/slip.tsx";
import { playToPile } from "./motion.ts";
import type { Claim } from "./props.ts";
import { text, type Who } from "./text.ts";

/** Backs that lie under the last play; more would not be seen. */
const shownUnder = 5;

interface PileProps {
	readonly claims: readonly Claim[];
	readonly who: (seat: number) => Who;
	/** How many plays this game has seen: a new number is a new play. */
	readonly plays: number;
}

export function Pile({ claims, who, plays }: PileProps) {
	const root = useRef<HTMLDivElement>(null);
	const shown = useRef(plays);
	const last = claims.at(-1);

	useLayoutEffect(() => {
		if (plays === shown.current) return;
		shown.current = plays;
		if (root.current !== null && last !== undefined) playToPile(root.current, last.seat);
	}, [plays]);

	if (last === undefined) {
		return (
			<div class="pile">
				<span class="card ghost mid" aria-hidden="true" />
			</div>
		);
	}
	const total = claims.reduce((sum, { count }) => sum + count, 0);
	const under = Math.min(shownUnder, total - last.count);
	return (
		<div class="pile" ref={root}>
			{Array.from({ length: under }, (_, i) => (
				<Back key={`under-${i}`} size="mid" style={scattered(i)} />
			))}
			{Array.from({ length: last.count }, (_, i) => (
				<span class="landed" key={`${plays}-${i}`}>
					<Back size="mid" style={fanned(i, last.count, plays)} />
				</span>
			))}
			<Slip by={text.claimant(who(last.seat))}>{text.claim(last.count, last.rank)}</Slip>
			<Count cards={total} label={text.mat.inPile(total)} />
		</div>
	);
}

const scatter: readonly (readonly [number, number, number])[] = [
	[-13, -13, -16],
	[-13, 7, 4],
	[24, 2, -23],
	[-10, -6, -18],
	[22, 13, 5],
];

function scattered(i: number): Record<string, string> {
	const [x, y, turn] = scatter[i] ?? [0, 0, 0];
	return { "--x": `${x}px`, "--y": `${y}px`, "--a": `${turn}deg` };
}

/** Side by side by the number of cards, turned a little by the number of the play. */
function fanned(i: number, count: number, plays: number): Record<string, string> {
	const from = i - (count - 1) / 2;
	const turn = from * 9 + (((plays * 7) % 9) - 4);
	return { "--x": `calc(var(--w-pile) * ${from * 0.42})`, "--y": "4px", "--a": `${turn}deg` };
}

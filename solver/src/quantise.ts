import { whole } from "@fibbers/bots/liar-tree";

/** Writes chances that sum to 1 as 255ths that sum to 255; those below `cut` become 0, but never the highest. */
export function quantise(chances: Float64Array, cut: number, out: Uint8Array): void {
	const least = Math.min(
		cut,
		chances.reduce((highest, chance) => Math.max(highest, chance), 0),
	);
	let kept = 0;
	for (const chance of chances) if (chance >= least) kept += chance;
	let rest = whole;
	const short = chances.map((chance, choice) => {
		const exact = chance >= least ? (whole * chance) / kept : 0;
		out[choice] = Math.floor(exact);
		rest -= out[choice];
		return exact - out[choice];
	});
	for (; rest > 0; rest--) {
		let most = 0;
		for (let choice = 1; choice < short.length; choice++) if (short[choice] > short[most]) most = choice;
		out[most]++;
		short[most] = 0;
	}
}

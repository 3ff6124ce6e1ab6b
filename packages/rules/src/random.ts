/** Where chance comes from. Rules and computers never call `Math.random`: whoever runs them hands this in. */
export interface Random {
	/** A whole number, each of 0 … n-1 equally likely; `n` is at least 1. */
	below(n: number): number;
}

/** A new array with the same items in random order (Fisher-Yates: every order equally likely). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
	const rest = [...items];
	const result: Item[] = [];
	while (rest.length > 0) result.push(...rest.splice(random.below(rest.length), 1));
	return result;
}

/** One of the items, each equally likely. Throws on an empty list. */
export function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[], random: Random): Item {
	if (items.length === 0) throw new RangeError("nothing to pick from");
	return items[random.below(items.length)] as Item;
}

/** A number in [0, 1), in steps of 2^-32. */
export const unit = (random: Random): number => random.below(2 ** 32) / 2 ** 32;

/** Repeatable chance for tests, tournaments and benchmarks (SFC32). Never for a deal that people play. */
export function seededRandom(seed: number): Random {
	let a = seed | 0;
	let b = 0x9e3779b9;
	let c = 0x243f6a88;
	let counter = 1;
	const next = (): number => {
		const sum = (((a + b) | 0) + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = ((c << 21) | (c >>> 11)) + sum;
		return sum >>> 0;
	};
	for (let i = 0; i < 12; i++) next();
	return {
		below(n) {
			if (!(n >= 1)) throw new RangeError(`nothing below ${n}`);
			const limit = 2 ** 32 - (2 ** 32 % n);
			for (;;) {
				const bits = next();
				if (bits < limit) return bits % n;
			}
		},
	};
}

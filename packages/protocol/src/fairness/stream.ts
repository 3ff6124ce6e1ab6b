import type { Random } from "@fibbers/rules";

/**
 * Chance out of bytes: each number is drawn from the next four, read as a big-endian number; one that would make some results
 * likelier than others (at or above the largest multiple of n) is passed over. `block` gives the bytes, 32 at a time, from block 0 on.
 */
export function streamRandom(block: (index: number) => Uint8Array): Random {
	let index = 0;
	let at = 0;
	let view = viewOf(block(0));
	const next = (): number => {
		if (at === view.byteLength) {
			index++;
			view = viewOf(block(index));
			at = 0;
		}
		const word = view.getUint32(at);
		at += 4;
		return word;
	};
	return {
		below(n) {
			if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`no number below ${n}`);
			const limit = 2 ** 32 - (2 ** 32 % n);
			for (;;) {
				const word = next();
				if (word < limit) return word % n;
			}
		},
	};
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
	new DataView(buffer, byteOffset, byteLength);

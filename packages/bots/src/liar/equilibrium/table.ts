import { answerers, judges, partPlays, players, sizeOf } from "./layout.ts";
import { Trail } from "./trail.ts";
import { visitPlay } from "./visit.ts";

/** The unpacked table, as threads share it. The trunk is the nodes where somebody plays, up to the parts, in the order of the walk. */
export interface Table {
	/** See layout.ts. */
	readonly bytes: Uint8Array<SharedArrayBuffer>;
	/** For each node of the trunk: where in `bytes` its part of the tree ends. */
	readonly ends: Uint32Array<SharedArrayBuffer>;
	/** For each node of the trunk: the first one that comes after its part. */
	readonly next: Uint32Array<SharedArrayBuffer>;
}

const sharedNumbers = (numbers: readonly number[]): Uint32Array<SharedArrayBuffer> => {
	const shared = new Uint32Array(new SharedArrayBuffer(4 * numbers.length));
	shared.set(numbers);
	return shared;
};

/**
 * The table's file: how many parts there are and the size of each, as little-endian 32-bit numbers, then the bytes.
 * @throws when the sizes are not those of the tree
 */
export function tableOf(file: Uint8Array): Table {
	const numbers = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const parts = numbers.getUint32(0, true);
	const ends: number[] = [];
	const next: number[] = [];
	const open: number[] = [];
	const trail = new Trail();
	let part = 0;
	let byte = 0;
	const leave = (): void => {
		const node = open.pop() ?? 0;
		ends[node] = byte;
		next[node] = ends.length;
	};
	visitPlay(trail, 0, {
		play(plays) {
			open.push(ends.length);
			ends.push(0);
			if (plays < partPlays) {
				byte += sizeOf(players(trail, plays));
				return true;
			}
			byte += part < parts ? numbers.getUint32(4 + 4 * part, true) : 0;
			part++;
			leave();
			return false;
		},
		played: leave,
		answer: (plays) => {
			byte += sizeOf(answerers(trail, plays));
		},
		judge: (plays) => {
			byte += sizeOf(judges(trail, plays));
		},
	});
	const start = 4 + 4 * parts;
	if (part !== parts || start + byte !== file.length) throw new Error("the table does not fit the tree");
	const bytes = new Uint8Array(new SharedArrayBuffer(byte));
	bytes.set(file.subarray(start));
	return { bytes, ends: sharedNumbers(ends), next: sharedNumbers(next) };
}

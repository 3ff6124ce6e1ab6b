import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { Strategy } from "./walk.ts";

type Learned = Pick<Strategy, "regrets" | "sums">;

/** One call reads or writes at most this many bytes. */
const mostAtOnce = 2 ** 28;

/** The file: how many times was learned, as one 64-bit float, then all regrets, then all sums. 705 MB. */
export function saveCheckpoint(path: string, times: number, { regrets, sums }: Learned): void {
	mkdirSync(dirname(path), { recursive: true });
	const file = openSync(`${path}.new`, "w");
	for (const list of [new Float64Array([times]), regrets, sums]) write(file, bytesOf(list));
	closeSync(file);
	renameSync(`${path}.new`, path);
}

/** Fills in regrets and sums; returns how many times was learned, 0 without a file. */
export function readCheckpoint(path: string, { regrets, sums }: Learned): number {
	if (!existsSync(path)) return 0;
	const file = openSync(path, "r");
	const times = new Float64Array(1);
	for (const list of [times, regrets, sums]) read(file, bytesOf(list), path);
	closeSync(file);
	return times[0];
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Float64Array): Uint8Array =>
	new Uint8Array(buffer, byteOffset, byteLength);

function write(file: number, bytes: Uint8Array): void {
	for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, Math.min(mostAtOnce, bytes.length - at));
}

function read(file: number, bytes: Uint8Array, path: string): void {
	for (let at = 0; at < bytes.length; ) {
		const count = readSync(file, bytes, at, Math.min(mostAtOnce, bytes.length - at), null);
		if (count === 0) throw new Error(`${path} is too short`);
		at += count;
	}
}

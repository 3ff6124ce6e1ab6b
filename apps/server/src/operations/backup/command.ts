import { readConfig } from "../../config.ts";
import { type Place, placeOf } from "../../store/open-store.ts";
import type { Contents } from "./backup-file.ts";

/** Runs a program that moves a store to or from the one file that it is given, and ends the process with an error in words. */
export async function onFile(
	usage: string,
	run: (file: string, place: Place) => Promise<Contents>,
	done: string,
): Promise<void> {
	const [file, ...more] = process.argv.slice(2);
	try {
		if (file === undefined || more.length > 0) throw new Error(`Usage: ${usage}`);
		const { players, tables, games } = await run(file, placeOf(readConfig(process.env)));
		console.log(`${done} ${file}: ${players} players, ${tables} live tables, ${games} finished games`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

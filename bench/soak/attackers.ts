import { setTimeout as pause } from "node:timers/promises";
import { pick, type Random, unit } from "@fibbers/rules";
import { NetworkClient } from "@fibbers/server/testkit";
import { attackOnce } from "@fibbers/server/testkit/hostile";
import type { Tally } from "./tally.ts";

/** Between two attacks, ms, at the most. */
const restMs = 5_000;
/** Within what time all attackers have come, ms. */
const comingMs = 20_000;

/** One attack after the other, on one table or another. */
export async function attackAgain(
	base: string,
	codes: readonly string[],
	random: Random,
	tally: Tally,
	isOver: () => boolean,
): Promise<void> {
	await pause(unit(random) * comingMs);
	const { token } = await NetworkClient.create(base);
	while (!isOver()) {
		tally.connections++;
		tally.ended(await attackOnce({ base, token, code: pick(codes, random), random }));
		tally.connections--;
		await pause(unit(random) * restMs);
	}
}

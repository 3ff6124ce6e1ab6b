import { setTimeout as pause } from "node:timers/promises";
import { type Random, unit } from "@fibbers/rules";
import { LobbyClient, NetworkClient } from "@fibbers/server/testkit";
import { isLate, type Tally } from "./tally.ts";

/** How long a page stays, ms, at the most. */
const stayMs = 60_000;
/** A seat was given out, and the line came more than 15 s after that. */
const tooLate = 524;
/** Before somebody who was not let in tries again, ms. */
const retryMs = 1_000;

/** A page that looks at the list of tables, asks somebody to be friends, leaves, and comes again. */
export async function visitAgain(base: string, random: Random, tally: Tally, isOver: () => boolean): Promise<void> {
	const player = await NetworkClient.create(base);
	const answered = new Set<string>();
	/** One at a time: a connection says no more than so much in a second. */
	const answerOne = (line: LobbyClient): void => {
		const next = line.social?.requests.in.find(({ id }) => !answered.has(id));
		if (next === undefined) return;
		answered.add(next.id);
		line.command("answerRequest", { request: next.id, accept: true }).catch(() => {});
	};
	let isNew = true;
	await pause(unit(random) * stayMs);
	while (!isOver()) {
		const line = await LobbyClient.open(player).catch((error: { readonly code?: number }) => {
			if (error.code === tooLate) tally.late++;
			else tally.closed("page", error.code ?? 0);
			return null;
		});
		if (line === null) {
			await pause(retryMs);
			continue;
		}
		tally.connections++;
		tally.visits++;
		line.onLetter = (name) => {
			if (name === "social") answerOne(line);
		};
		try {
			await line.command("look", { rows: 20 });
			const own = line.social?.me.friendCode ?? "";
			if (isNew && meeting.at !== null) await line.command("befriend", { code: meeting.at });
			meeting.at = own;
			isNew = false;
			await pause(unit(random) * stayMs);
			await line.leave();
			if (line.closeCode !== null) tally.closed("page", line.closeCode);
		} catch (error) {
			if (line.closeCode !== null) tally.closed("page", line.closeCode);
			else if (isLate(error)) tally.late++;
			else tally.wrong.push(`a page: ${String(error)}`);
		}
		await line.leave().catch(() => {});
		tally.connections--;
	}
}

/** Whoever comes asks the one before to be friends. */
const meeting: { at: string | null } = { at: null };

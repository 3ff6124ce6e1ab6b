import type { Reply } from "@fibbers/protocol";
import type { Person, PlayerId } from "../chair.ts";
import { spokenText } from "../chat/spoken.ts";
import { reportedLines } from "../outside.ts";
import type { Table } from "../table.ts";
import { done, type Handlers, no } from "./answer.ts";

/** How many lines of the chat go with a report. */
const linesInReport = 20;

type Names = "chat" | "mute" | "report" | "befriend" | "block" | "watchOpen";

const withOther = <Given extends Reply | Promise<Reply>>(
	table: Table,
	{ id }: Person,
	guest: number,
	act: (player: PlayerId) => Given,
): Given | Reply => {
	const player = table.company.guests.playerOf(guest);
	if (player === null) return no("no-such-guest");
	return player === id ? no("yourself") : act(player);
};

/** The other people, and what is said. */
export const peopleCommands: Handlers<Names> = {
	chat: (table, person, saying) => table.talk.say(person, saying),
	mute: (table, person, { guest, muted }) =>
		withOther(table, person, guest, (player) => {
			if (muted) table.mutes.mute(person.id, player);
			else table.mutes.unmute(person.id, player);
			return table.published();
		}),
	report: (table, person, { guest, reason, text = "" }) =>
		withOther(table, person, guest, async (reported): Promise<Reply> => {
			const lines = table.talk.lastHeard(person.id, linesInReport);
			const given = { reporter: person.id, reported, table: table.code, reason, text: spokenText(text) };
			return (await table.outside.reports.file({ ...given, lines: reportedLines(lines, given) }))
				? done
				: no("too-fast");
		}),
	befriend: (table, person, { guest }) =>
		withOther(table, person, guest, async (player): Promise<Reply> => {
			const asked = await table.outside.acquaintances.befriend(person.id, player);
			if (asked !== "done") return no(asked);
			// It may have made them friends, and friends may watch.
			await table.circle.learn(person.id);
			return done;
		}),
	block: (table, person, { guest }) =>
		withOther(table, person, guest, async (player): Promise<Reply> => {
			await table.outside.acquaintances.block(person.id, player);
			await table.circle.learn(person.id);
			return done;
		}),
	watchOpen: (table, { id }, { on }) => {
		if (!on) table.openHands.forget(id);
		else if (table.company.seatOf(id) !== null) return no("already-seated");
		else if (table.play?.dealt.delayed !== true) return no("not-now");
		else table.openHands.watch(id);
		return done;
	},
};

import { type ChatLine, chatLength, type NoticeId, type Profile, type Reply } from "@fibbers/protocol";
import type { Audience } from "./audience.ts";
import type { Person, PlayerId } from "./chair.ts";
import { type Chat, type Ears, heard, type Line, type Saying } from "./chat/chat.ts";
import { spokenText } from "./chat/spoken.ts";
import type { Circle } from "./circle.ts";
import { done, no } from "./commands/answer.ts";
import type { Table } from "./table.ts";

export interface TalkDeps {
	/** What was said so far; outlives a table that is brought back. */
	readonly chat: Chat;
	readonly audience: Audience;
	readonly circle: Circle;
}

/** The talk of one table: what people and the table itself say there. */
export class Talk {
	private readonly table: Table;
	private readonly deps: TalkDeps;

	constructor(table: Table, deps: TalkDeps) {
		this.table = table;
		this.deps = deps;
	}

	/** Refuses `empty`, `too-long`, `too-fast`. */
	say(person: Person, said: Saying): Reply {
		const saying = "text" in said ? { text: spokenText(said.text) } : said;
		if ("text" in saying && saying.text === "") return no("empty");
		if ("text" in saying && [...saying.text].length > chatLength) return no("too-long");
		const { table } = this;
		const { chat, audience } = this.deps;
		const { now, isRunning } = table;
		if (!chat.rate.allows(person.id, now)) return no("too-fast");
		const { id: player, profile } = person;
		const guest = table.company.guests.numberOf(player);
		const watcher = table.company.seatOf(player) === null;
		const isFiltered = table.agreed.filter;
		audience.said([chat.say({ player, guest, profile, watcher }, saying, { now, isFiltered, isRunning })]);
		return done;
	}

	/** The table says something of somebody. */
	notice(notice: NoticeId, profile: Profile): void {
		const { chat, audience } = this.deps;
		audience.said([chat.notice(notice, profile, this.table.now)]);
	}

	/** The game is over: those who sit hear what watchers said. */
	release(): void {
		const lines = this.deps.chat.release();
		if (lines.length > 0) this.deps.audience.released(lines);
	}

	/** What somebody said before carries his new name. */
	rename({ id, profile }: Person): void {
		this.deps.chat.rename(id, profile);
	}

	/** All that this player may hear of what was said so far. */
	soFar(listener: PlayerId): readonly ChatLine[] {
		return this.deps.chat.soFar(listener, this.ears);
	}

	/** Of these lines those that this player may hear, as he reads them. */
	heard(lines: readonly Line[], listener: PlayerId): readonly ChatLine[] {
		return heard(lines, listener, this.ears);
	}

	/** When the last line was said, epoch ms. */
	get lastAt(): number {
		return this.deps.chat.lastAt;
	}

	/** The last lines that this player heard, as they were said. */
	lastHeard(listener: PlayerId, most: number): readonly Line[] {
		return this.deps.chat.lastHeard(listener, this.ears, most);
	}

	private get ears(): Ears {
		const { mutes, company } = this.table;
		return { circle: this.deps.circle, muted: mutes, isSeated: (player) => company.seatOf(player) !== null };
	}
}

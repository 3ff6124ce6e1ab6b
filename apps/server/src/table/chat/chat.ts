import type { ChatLine, NoticeId, PresetId, Profile } from "@fibbers/protocol";
import type { PlayerId } from "../chair.ts";
import type { Circle } from "../circle.ts";
import type { Mutes } from "../mutes.ts";
import { Rate } from "../rate.ts";
import { covered } from "./coarse-words.ts";

/** How many lines are told to somebody who comes. */
const remembered = 60;

/** Who says something. */
export interface Speaker {
	readonly player: PlayerId;
	readonly guest: number;
	readonly profile: Profile;
	/** Whether he has no seat. */
	readonly watcher: boolean;
}

export type Saying = { readonly text: string } | { readonly preset: PresetId };

/** A line as it was said. */
export interface Line {
	/** Epoch ms. Of two lines the later has the greater: it is the line's id, too, and tells nothing of lines in between. */
	readonly at: number;
	/** Null for what the table says. */
	readonly speaker: Speaker | null;
	/** For watchers alone, until the game is over. */
	readonly isHeldBack: boolean;
	/** As its speaker reads it. */
	readonly own: ChatLine;
	/** As the others do. */
	readonly plain: ChatLine;
}

export interface Ears {
	readonly circle: Pick<Circle, "areApart">;
	/** Whom this player does not want to hear. */
	readonly muted: Pick<Mutes, "of">;
	/** Whether he sits at the table. */
	readonly isSeated: (player: PlayerId) => boolean;
}

/** What is said at one table, in memory only, and who hears it. */
export class Chat {
	/** In the order in which they were said. */
	private lines: readonly Line[] = [];
	/** When the last line was said, epoch ms; 0 before the first. */
	lastAt = 0;
	/** How often each may say something. */
	readonly rate = new Rate(5, 10_000);

	/** `isFiltered` covers coarse words. A line of a watcher is held back from those who play while a game runs. */
	say(
		speaker: Speaker,
		saying: Saying,
		{ now, isFiltered, isRunning }: { now: number; isFiltered: boolean; isRunning: boolean },
	): Line {
		const { guest: from, profile, watcher } = speaker;
		const at = this.stamp(now);
		const own: ChatLine = { id: at, at, from, ...profile, watcher, ...saying };
		const plain = "text" in own && isFiltered ? { ...own, text: covered(own.text) } : own;
		return this.add({ at, speaker, isHeldBack: watcher && isRunning, own, plain });
	}

	/** The table says something of this person. */
	notice(notice: NoticeId, profile: Profile, now: number): Line {
		const at = this.stamp(now);
		const line: ChatLine = { id: at, at, ...profile, notice };
		return this.add({ at, speaker: null, isHeldBack: false, own: line, plain: line });
	}

	/** The game is over: what was held back is no longer. */
	release(): readonly Line[] {
		const held = this.lines.filter(({ isHeldBack }) => isHeldBack);
		if (held.length === 0) return [];
		this.lines = this.lines.map((line) => ({ ...line, isHeldBack: false })).slice(-remembered);
		return held.map((line) => ({ ...line, isHeldBack: false }));
	}

	/** All that this player may hear of what was said so far. */
	soFar(listener: PlayerId, ears: Ears): ChatLine[] {
		return heard(this.lines, listener, ears).slice(-remembered);
	}

	/** The last lines that this player heard, as they were said. */
	lastHeard(listener: PlayerId, ears: Ears, most: number): readonly Line[] {
		return this.lines.filter((line) => hears(line, listener, ears)).slice(-most);
	}

	/** What this player said before carries his new name. */
	rename(player: PlayerId, profile: Profile): void {
		this.lines = this.lines.map((line) =>
			line.speaker?.player === player
				? { ...line, own: { ...line.own, ...profile }, plain: { ...line.plain, ...profile } }
				: line,
		);
	}

	/** Two lines never have the same time, whatever the clock says. */
	private stamp(now: number): number {
		this.lastAt = Math.max(now, this.lastAt + 1);
		return this.lastAt;
	}

	/** What is held back does not push out what those who play have heard. */
	private add(line: Line): Line {
		const alike = this.lines.filter(({ isHeldBack }) => isHeldBack === line.isHeldBack);
		const oldest = alike.length < remembered ? undefined : alike[0];
		this.lines = [...this.lines.filter((each) => each !== oldest), line];
		return line;
	}
}

/** Of these lines those that this player may hear, as he reads them. */
export const heard = (lines: readonly Line[], listener: PlayerId, ears: Ears): ChatLine[] =>
	lines
		.filter((line) => hears(line, listener, ears))
		.map(({ speaker, own, plain }) => (speaker?.player === listener ? own : plain));

function hears({ speaker, isHeldBack }: Line, listener: PlayerId, { circle, muted, isSeated }: Ears): boolean {
	if (isHeldBack && isSeated(listener)) return false;
	if (speaker === null || speaker.player === listener) return true;
	return !circle.areApart(listener, speaker.player) && !muted.of(listener).includes(speaker.player);
}

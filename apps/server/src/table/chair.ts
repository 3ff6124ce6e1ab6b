import type { ComputerName, Profile } from "@fibbers/protocol";
import type { OptionValue } from "@fibbers/rules";

export type PlayerId = string;

/** Whoever comes to a table. The id is known to the server alone. */
export interface Person {
	readonly id: PlayerId;
	readonly profile: Profile;
}

/**
 * `away`: the computer plays this seat until its person takes it back. `pausing`: it does so because he asked for it,
 * and between games the chair stays his.
 */
export type Presence = "here" | "reconnecting" | "away" | "pausing";

/** Somebody who sits at the table; the place in the list of chairs is the seat. */
export interface Chair {
	/** Null for a computer. */
	readonly player: PlayerId | null;
	/** Which computer it is; null for a person. */
	readonly computer: ComputerName | null;
	readonly profile: Profile;
	readonly presence: Presence;
	/** Decisions missed in a row. */
	readonly misses: number;
	/** Wants the next game. */
	readonly ready: boolean;
	/** The options that he votes for. */
	readonly votes: Readonly<Record<string, OptionValue>>;
	/** Agrees that watchers see all hands, minutes later. */
	readonly open: boolean;
}

/** Of somebody who has not voted. */
export const noVotes: Chair["votes"] = {};

export const personChair = ({ id, profile }: Person): Chair => ({
	player: id,
	computer: null,
	profile,
	presence: "here",
	misses: 0,
	ready: false,
	votes: noVotes,
	open: false,
});

/** Who sits there, the same from game to game. Computers are known by their names. */
export const identityOf = ({ player, profile }: Chair): string => player ?? `computer ${profile.name}`;

export const isSame = (a: Chair, b: Chair): boolean => identityOf(a) === identityOf(b);

/** Whether a computer moves for this seat. */
export const isPlayedByComputer = ({ player, presence }: Chair): boolean =>
	player === null || presence === "away" || presence === "pausing";

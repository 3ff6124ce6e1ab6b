import type { Profile } from "@fibbers/protocol";
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

export const personChair = ({ id, profile }: Person): Chair => ({
	player: id,
	profile,
	presence: "here",
	misses: 0,
	ready: false,
	votes: {},
	open: false,
});

/** Who sits there, the same from game to game. Computers are known by their names. */
export const identityOf = ({ player, profile }: Chair): string => player ?? `computer ${profile.name}`;

export const isSame = (a: Chair, b: Chair): boolean => identityOf(a) === identityOf(b);

/** Whether a computer moves for this seat. */
export const isPlayedByComputer = ({ player, presence }: Chair): boolean =>
	player === null || presence === "away" || presence === "pausing";

const computerProfiles: readonly Profile[] = [
	{ name: "Marguerite", picture: "key", tone: 4 },
	{ name: "Óscar", picture: "cup", tone: 6 },
	{ name: "Lin", picture: "lemon", tone: 0 },
	{ name: "Ximena", picture: "moon", tone: 2 },
	{ name: "Tomás", picture: "fish", tone: 4 },
	{ name: "Dani", picture: "olive", tone: 1 },
	{ name: "Bea", picture: "cat", tone: 3 },
	{ name: "Noor", picture: "brolly", tone: 7 },
];

/** A computer under a name that nobody at the table has. */
export function computerChair(chairs: readonly Chair[]): Chair {
	const taken = new Set(chairs.map(({ profile }) => profile.name));
	const profile = computerProfiles.find(({ name }) => !taken.has(name)) ?? {
		name: "Robin",
		picture: "brolly",
		tone: 5,
	};
	return { player: null, profile, presence: "here", misses: 0, ready: true, votes: {}, open: false };
}

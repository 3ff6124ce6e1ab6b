import { type ComputerName, characterProfiles, type Level, levels, type Profile } from "@fibbers/protocol";
import { type Chair, noVotes } from "./chair.ts";

/** Computers that are no characters go by any of these. */
const profiles: readonly Profile[] = [
	{ name: "Marguerite", picture: "key", tone: 4 },
	{ name: "Óscar", picture: "cup", tone: 6 },
	{ name: "Lin", picture: "lemon", tone: 0 },
	{ name: "Ximena", picture: "moon", tone: 2 },
	{ name: "Tomás", picture: "fish", tone: 4 },
	{ name: "Dani", picture: "olive", tone: 1 },
	{ name: "Bea", picture: "cat", tone: 3 },
	{ name: "Noor", picture: "brolly", tone: 7 },
	{ name: "Robin", picture: "brolly", tone: 5 },
];

export const isLevel = (computer: ComputerName | null): computer is Level => levels.some((level) => level === computer);

/** This computer, under a name that nobody at the table has. */
export function computerChair(computer: ComputerName, chairs: readonly Chair[]): Chair {
	const taken = new Set(chairs.map(({ profile }) => profile.name));
	const own = isLevel(computer) ? [] : [characterProfiles[computer]];
	const profile = [...own, ...profiles].find(({ name }) => !taken.has(name));
	if (profile === undefined) throw new Error("more chairs than names for computers");
	return { player: null, computer, profile, presence: "here", misses: 0, ready: true, votes: noVotes, open: false };
}

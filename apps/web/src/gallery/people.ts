import type { Person, TableInfo } from "../games/game-screen.ts";

export const person = (name: string, picture: string, tone: number, presence: Person["presence"] = "here"): Person => ({
	name,
	picture,
	tone,
	presence,
	computer: null,
	guest: name.length + 10 * tone,
	ready: false,
	score: { played: 0, wins: 0, losses: 0 },
	votes: {},
	open: false,
});

export const me = person("Ana", "brolly", 7);
export const five = [
	me,
	person("Dani", "olive", 1),
	person("Ximena", "moon", 2),
	person("Tomás", "fish", 4, "reconnecting"),
	person("Bea", "cat", 3),
];
export const eight = [
	...five.slice(0, 4),
	person("Bea", "cat", 3),
	person("Marguerite", "key", 5, "away"),
	person("Óscar", "cup", 6),
	person("Lin", "lemon", 0),
];

export const info = (changes: Partial<TableInfo> = {}): TableInfo => ({
	code: "K7Q2MX",
	phase: "playing",
	seats: five,
	host: 0,
	openedAt: Date.now() - 60_000,
	watchers: 3,
	guests: [
		{ guest: 101, name: "Nico", picture: "fish", tone: 6 },
		{ guest: 102, name: "Eva", picture: "moon", tone: 0 },
	],
	locked: false,
	delayed: false,
	waiting: 0,
	round: 1,
	doubtMs: 3000,
	turnMs: 30_000,
	actor: 0,
	decisionAt: Date.now() - 9000,
	version: 1,
	stalled: false,
	commitment: "",
	nextFirst: -1,
	choice: null,
	result: null,
	...changes,
});

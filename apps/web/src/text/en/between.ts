import { capital, counted, inWords } from "./numbers.ts";
import { object, subject, verb, type Who } from "./people.ts";

const names = new Intl.ListFormat("en", { type: "conjunction" });
const areReady = (people: readonly string[]): string =>
	`${names.format(people)} ${people.length === 1 && people[0] !== "You" ? "is" : "are"} ready.`;

/** At a table before its first game, and between two games. */
export const between = {
	open: {
		heading: "Who plays",
		host: "keeps the table",
		reconnecting: "reconnecting",
		away: "away",
		freeChairs: (count: number) => `${capital(counted(count, "chair is", "chairs are"))} free`,
		addComputer: "Add a computer",
		remove: (name: string) => `Remove ${name}`,
		sitDown: "Sit down",
		getUp: "Get up",
		change: "Change",
		start: "Deal the cards",
		tooFew: (missing: number) =>
			`${capital(counted(missing, "more player", "more players"))} and it can begin. The computer counts.`,
		canStart: (players: number) => `${capital(inWords(players))} at the table. Ready when you are.`,
		waitFor: (host: string) => `${host} deals when everybody is there.`,
		watching: "You are watching. You see what everybody sees.",
		watchingFull: "You are watching. All chairs are taken.",
	},

	over: {
		heading: "Next game",
		table: "This table",
		deals: (dealer: Who, first: Who) =>
			`${subject(dealer)} ${verb(dealer, "deal")}, so ${object(first)} ${verb(first, "start")}.`,
		starts: (first: Who) => `${subject(first)} ${verb(first, "start")}.`,
		ready: areReady,
		waiting: (count: number) => `${capital(counted(count, "more sits", "more sit"))} down.`,
		next: "Next game",
		replay: "Replay",
		notYet: "Wait, not yet",
		dealNow: "Deal now",
		other: "Other game",
		sitDown: "Sit down for the next game",
		getUp: "Rather watch",
	},

	choice: {
		prompt: "Who starts the next game?",
		left: (seconds: number) => `${seconds} s.`,
		silence: "Say nothing, and it is you.",
		starts: (first: Who) => (first.you ? "I start" : `${first.name} starts`),
		pending: (chooser: Who) => `${subject(chooser)} ${verb(chooser, "choose")} who starts,`,
	},

	score: {
		heading: "This evening",
		player: "Player",
		played: "Games",
		wins: "Wins",
		losses: "Losses",
		leads: (leader: Who, most: number, least: number) =>
			`${subject(leader)} ${verb(leader, "lead")} ${most} to ${least}`,
		even: (each: number) => `${each} all`,
	},
} as const;

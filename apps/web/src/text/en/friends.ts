import { fullStop } from "../full-stop.ts";
import { inWords } from "./numbers.ts";

const list = new Intl.ListFormat("en");
const dayMs = 24 * 60 * 60_000;
const weekday = new Intl.DateTimeFormat("en", { weekday: "long" });
const date = new Intl.DateTimeFormat("en", { day: "numeric", month: "long" });

/** Midnight of the reader's day, `days` ago. */
const startOfDay = (now: number, days: number): number => {
	const day = new Date(now);
	day.setHours(0, 0, 0, 0);
	day.setDate(day.getDate() - days);
	return day.getTime();
};

function dayOf(at: number, now: number): string {
	if (at >= startOfDay(now, 0)) return "today";
	if (at >= startOfDay(now, 1)) return "yesterday";
	return now - at < 6 * dayMs ? `on ${weekday.format(at)}` : `on ${date.format(at)}`;
}

/** Friends, invitations, and who may see whom. */
export const friends = {
	heading: "Friends",
	count: (here: number, all: number) => `${inWords(here)} of ${inWords(all)} here`,
	add: "Add",
	looking: "Asking who is here",
	offline: "No connection. This is how it was.",
	signedOut: "This device was signed out. Load the page again.",
	none: "Nobody here yet. Send somebody your link, or type in a friend’s code.",
	away: (names: readonly string[]) =>
		names.length <= 3
			? `${list.format(names)} ${names.length === 1 ? "is" : "are"} away`
			: `${list.format([...names.slice(0, 2), `${inWords(names.length - 2)} more`])} are away`,

	line: {
		open: (game: string) => `waits at ${game}`,
		playing: (game: string) => `at a game of ${game}`,
		over: (game: string) => `between two games of ${game}`,
		here: "here, at no table",
		seen: (at: number, now: number) => `was here ${dayOf(at, now)}`,
		away: "away",
		muted: "invitations muted",
	},
	sitDown: "Sit down",
	sitDownWith: (name: string) => `Sit down with ${name}`,
	watch: "Watch",
	watchWith: (name: string) => `Watch ${name}’s table`,
	more: (name: string) => `What you can do about ${name}`,

	invite: {
		heading: "Friends who are here",
		button: "Invite",
		to: (name: string) => `Invite ${name}`,
		here: "at this table",
		states: { invited: "invited", coming: "is coming", "not-now": "cannot come now" },
	},

	requests: {
		in: "Asking to be friends",
		out: "You have asked",
		accept: "Accept",
		acceptOf: (name: string) => `Accept ${name}`,
		decline: "Decline",
		withdraw: "Take back",
		withdrawOf: (name: string) => `Take back: ${name}`,
		waiting: "has not answered yet",
	},

	adding: {
		heading: "Add a friend",
		mine: "Your friend code",
		mineHint: "Read it out, or send the link. Whoever opens it can ask you with one press.",
		link: "Your link",
		share: (name: string) => `${name} would like to play Fibbers with you.`,
		theirs: "A friend’s code",
		ask: "Ask",
		tooShort: "A friend code has eight letters and digits.",
		asked: "Asked. You hear when there is an answer.",
	},

	about: {
		mute: "Mute invitations",
		muteHint: (name: string) => `Nothing shows when ${name} invites you. ${name} is not told.`,
		unmute: "Hear invitations again",
		remove: "Remove from friends",
		removeQuestion: (name: string) => `Remove ${name}?`,
		removeText: "Neither of you sees the other in this list any more. You can ask again later.",
		block: "Block",
		blockQuestion: (name: string) => `Block ${name}?`,
		blockText: (name: string) =>
			`You are no longer friends. ${name} cannot find you or your tables, ask you, or invite you, and is not told.`,
		stay: "Cancel",
	},

	seen: {
		open: "Who sees you",
		heading: "Who sees you",
		presence: "That you are here",
		presenceHint: {
			friends: "Friends see when you are here, and when you were here last.",
			nobody: "You always look away, and in lists your chair has no name.",
		},
		table: "At which table you are",
		tableHint: {
			friends: "Friends see your table, and can sit down or watch if there is room.",
			nobody: "Friends see that you are here, and nothing else.",
		},
		to: { friends: "Friends", nobody: "Nobody" },
		blocked: "Blocked",
		nobodyBlocked: "You have blocked nobody.",
		unblock: "Unblock",
		unblockOf: (name: string) => `Unblock ${name}`,
	},

	link: {
		title: "Be friends",
		looking: "Whose code is this?",
		heading: (name: string) => `Friends with ${name}?`,
		text: "Friends see when the other is here, sit down together, and invite each other to tables.",
		newcomer: (name: string) => `What shall ${name} call you?`,
		ask: (name: string) => `Ask ${name}`,
		you: { heading: "This is your own code.", text: "Send the link to somebody else, and you can be friends." },
		already: (name: string) => ({ heading: `You and ${name} are friends.`, text: "What about a game?" }),
		asked: (name: string) => ({
			heading: `${name} has been asked.`,
			text: "You hear as soon as there is an answer, wherever you are on this site.",
		}),
		unknown: { heading: "Nobody has this code.", text: "Check the last two letters?" },
		noAnswer: { heading: "The server does not answer.", text: "Check your connection?" },
		toTables: "Tables and friends",
	},

	notices: {
		label: "Notices",
		/** In a few words, where there is little room. */
		short: (name: string) => `${name} invites you`,
		shortRequest: (name: string) => `${name} asks to be friends`,
		shortComing: (name: string) => `${name} is coming`,
		invites: (game: string) => fullStop(` invites you to a game of ${game}`),
		sitDown: "Sit down",
		notNow: "Not now",
		mute: "Mute",
		muteOf: (name: string) => `Mute ${name}’s invitations`,
		asks: " asks to be friends.",
		later: "Later",
		coming: (game: string) => fullStop(` is coming: ${game}`),
		notComing: " cannot come now.",
		close: "Close",
		leaving: {
			heading: "Leave this game?",
			text: (code: string) => `The computer plays for you here. Come back any time with the code ${code}.`,
			go: "Leave and sit down there",
			stay: "Stay",
		},
	},

	/** Why the lobby did not do what was asked. */
	refusals: {
		"no-such-code": "Nobody has this code. Check the last two letters?",
		yourself: "This is your own code.",
		"already-friends": "You are friends already.",
		"too-many": "That is more than fits. Wait for an answer, or take one back.",
		"no-such-request": "This request is over.",
		"no-such-friend": "You are no longer friends.",
		"no-such-block": "Not blocked any more.",
		"no-such-table": "This table is closed.",
		"not-at-table": "You are not at that table any more.",
		"no-such-invitation": "This invitation is over.",
	} as Readonly<Record<string, string>>,
} as const;

import { capital, counted, inWords } from "./numbers.ts";

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const names = new Intl.ListFormat("en", { type: "conjunction" });

const clock = (ms: number): string => {
	const seconds = Math.floor(ms / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** “, nine times in ten”; nothing where it is almost always. */
const often = (share: number): string => (share > 0.95 ? "" : `, ${inWords(Math.round(share * 10))} times in ten`);

/** A game that is over, step by step. */
export const replay = {
	back: "Back to my games",
	log: "The log up to here",
	options: "How to look at it",
	title: (game: string) => `Replay: ${game}`,
	when: (startedAt: number) => day.format(startedAt),
	who: (people: readonly string[]) => names.format(people),
	nameless: (seat: number) => `Player ${seat + 1}`,
	broken: "Everybody left before the end.",
	loading: "Looking for the game",
	missing: { heading: "No such game here.", text: "You can see the games that you have played yourself." },
	noLink: { heading: "This link leads nowhere.", text: "Whoever shared the game may have taken it back." },
	trouble: { heading: "The game did not come.", again: "Try again" },
	unreadable: { heading: "This record cannot be shown.", text: "It was kept, but it does not read as a game." },

	steps: {
		name: "Steps of the game",
		slider: "Step",
		at: (step: number, last: number) => (step === 0 ? `The deal, ${last} steps follow` : `Step ${step} of ${last}`),
		time: (ms: number) => clock(ms),
		first: "To the deal",
		back: "One step back",
		on: "One step on",
		last: "To the end",
		play: "Play",
		pause: "Pause",
		speed: "Speed",
		speeds: { "0.5": "Half speed", "1": "Normal speed", "2": "Twice as fast", "4": "Four times as fast" } as Readonly<
			Record<string, string>
		>,
		lieBack: "Lie before",
		lieOn: "Next lie",
		keys: "Arrow keys step, Home and End go to the deal and the end.",
	},

	eyes: {
		name: "Whose eyes",
		all: "All cards open",
		of: (name: string) => `As ${name} saw it`,
	},

	hands: {
		all: "Every hand",
		of: (name: string) => `${name}’s hand`,
		count: (name: string, cards: number) => `${name}, ${counted(cards, "card", "cards")}`,
		none: "no cards",
		middle: "In the middle",
	},

	marks: {
		name: "Lies",
		caught: (by: string, doubter: string | null) => `A lie. ${doubter ?? "Somebody"} did not believe ${by}.`,
		believed: (by: string, believer: string | null) => `A lie. ${believer ?? "Everybody"} believed ${by}.`,
		covered: (by: string) => `A lie by ${by}, and nobody said so.`,
		open: (by: string) => `A lie by ${by}. Nobody had the time to doubt it.`,
		doubted: (by: string, doubter: string | null) => `The truth. ${doubter ?? "Somebody"} did not believe ${by}.`,
		truth: "The truth.",
		really: "Really:",
		key: { caught: "a lie, caught", missed: "a lie, missed", doubted: "a truth, doubted" },
	},

	/** Who judged a claim otherwise than the strongest computer would have. */
	judged: {
		/** What is said to a claim that is not believed. */
		shout: { "el-mentiroso": "Liar!", "liars-post": "False", liar: "Liar!" },
		doubt: (who: readonly string[], shout: string, share: number) =>
			`${names.format(who)} believed it. Hard would have said “${shout}” here${often(share)}.`,
		believe: (who: readonly string[], share: number) =>
			`${names.format(who)} doubted it. Hard would have believed it here${often(share)}.`,
		count: (name: string, times: number) =>
			times === 0
				? `${name} judged every claim as Hard would have.`
				: `${name} judged ${counted(times, "claim", "claims")} otherwise than Hard would have.`,
		toStep: (step: number) => `Step ${step}`,
		ask: "What would Hard have said?",
		explained:
			"The record is in your browser only. This sends it to the server, without the names; the server keeps nothing of it.",
		coming: "Hard looks at the game.",
		there: (count: number) =>
			count === 0 ? "Hard would have judged every claim the same." : `${capital(inWords(count))} marks on the track.`,
		failed: "No answer came. The record was not kept.",
	},

	save: "Download",
	fileName: (game: string, startedAt: number | null) =>
		`${game}${startedAt === null ? "" : `-${new Date(startedAt).toISOString().slice(0, 10)}`}.json`,

	share: {
		make: "Share",
		text: "Whoever has this link can see the game, with all cards and names.",
		link: "Link to this replay",
		end: "Take it back",
		ended: "The link is gone.",
	},

	open: {
		heading: "Replay a record",
		text: "Paste a game record, or drop a file here.",
		label: "Game record",
		file: "Open a file",
		show: "Show it",
		other: "Another record",
		upTo: "Watch it up to there",
		faults: {
			"not-json": "This is no JSON text.",
			"not-a-record": "This is JSON, but no game record.",
			"unknown-game": "This record is of a game that is not played here.",
			"bad-options": "This record has options that its game does not know.",
			"bad-seats": "This record has too few or too many seats for its game.",
			"bad-deal": "The deal in this record cannot be: a card too many, too few, or twice.",
			"bad-moves": "This record has no list of moves.",
			"too-large": "A record is never as large as this.",
		} as Readonly<Record<string, string>>,
		fault: "This cannot be read.",
		illegal: (move: number, reason: string) => `Move ${move} breaks the rules (${reason}).`,
	},
} as const;

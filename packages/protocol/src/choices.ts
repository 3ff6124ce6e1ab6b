/** What people can choose from; forms and the server's checks both read it. */
export const pictures = ["lemon", "olive", "moon", "cat", "fish", "key", "cup", "brolly"] as const;
export type Picture = (typeof pictures)[number];

/** How many coaster tones there are. */
export const tones = 8;

/** Longest name, in characters. */
export const nameLength = 20;

/** Time for one decision in ms, after the time to doubt. */
export const turnChoices = [15_000, 30_000, 60_000, 120_000] as const;

/** Time to doubt in ms: no play lands earlier after the one before. */
export const doubtChoices = [0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000] as const;

export const defaultTurnMs = 30_000;
export const defaultDoubtMs = 3_000;

/** Letters and digits of a table's code: none that is misread for another. */
export const codeAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const codeLength = 6;
/** Of a friend code: the same letters and digits. */
export const friendCodeLength = 8;

/** How long a link hands a player over to another browser, ms. */
export const handOverMs = 5 * 60_000;

/** How long an invitation to a table can be answered, ms. */
export const invitationMs = 10 * 60_000;

/** Who may watch a table: anybody, friends of those who sit there, or nobody. */
export const watchChoices = ["all", "friends", "nobody"] as const;
export type WatchChoice = (typeof watchChoices)[number];

/** How strong a computer is. */
export const levels = ["easy", "medium", "hard"] as const;
export type Level = (typeof levels)[number];
export const defaultLevel = "medium" satisfies Level;

/** Computers that are known by their ways: they lie seldom, lie often, believe little, or let things pass. */
export const characters = ["honest", "fibber", "sceptic", "easygoing"] as const;
export type CharacterName = (typeof characters)[number];

/** How each of them is called and looks. */
export const characterProfiles = {
	honest: { name: "Clara", picture: "cup", tone: 1 },
	fibber: { name: "Félix", picture: "fish", tone: 5 },
	sceptic: { name: "Tomasa", picture: "key", tone: 7 },
	easygoing: { name: "Bruno", picture: "lemon", tone: 3 },
} as const satisfies Readonly<Record<CharacterName, { name: string; picture: Picture; tone: number }>>;

/** Which computer sits on a chair. */
export const computerNames = [...levels, ...characters] as const;
export type ComputerName = (typeof computerNames)[number];

export const defaultLanguage = "en";

/** Longest line of the chat, in characters. */
export const chatLength = 200;

/** What can be wrong with somebody at a table. */
export const reportReasons = ["chat", "name", "play"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Longest report, in characters. */
export const reportLength = 500;

/** How late watchers see all hands, where everybody has agreed to that, ms. */
export const openHandsDelayMs = 3 * 60_000;

/** What people say without typing, each in the reader's language. */
export const presets = [
	"hello",
	"goodLuck",
	"niceBluff",
	"wellCaught",
	"hurry",
	"thinking",
	"sorry",
	"thanks",
	"again",
	"goodGame",
] as const;

/** The same, drawn. */
export const emotes = ["laugh", "wow", "hmm", "clap", "sad", "wink"] as const;

export type PresetId = (typeof presets)[number] | (typeof emotes)[number];

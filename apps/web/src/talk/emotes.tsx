import { emotes } from "@fibbers/protocol/client";

type Emote = (typeof emotes)[number];

const line = {
	fill: "none",
	stroke: "currentColor",
	"stroke-width": "1.8",
	"stroke-linecap": "round",
	"stroke-linejoin": "round",
} as const;

/** A face without its features. */
const round = "M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0Z";
const eyes = "M8.6 9.6v.9M15.4 9.6v.9";

const paths: Readonly<Record<Emote, string>> = {
	laugh: `${round}M7 10.4c.7-1.2 2.1-1.2 2.8 0M14.2 10.4c.7-1.2 2.1-1.2 2.8 0M7.2 13.4h9.6a4.8 4.8 0 0 1-9.6 0Z`,
	wow: `${round}M8.6 8.6v1.6M15.4 8.6v1.6M14 15.4a2 2.2 0 1 1-4 0 2 2.2 0 0 1 4 0Z`,
	hmm: `${round}${eyes}M6.9 7.4l3-.4M13.8 6.2l3 1.2M8.6 16.2l6.4-1.4`,
	// Two hands, and the sound of them.
	clap: "M11.3 21V9.6c0-2.6-1.5-2.7-2-.5L8 14.4l-1.6-1.6c-1.3-1.2-2.9 0-1.9 1.6L7.6 19l1 2M12.7 21V9.6c0-2.6 1.5-2.7 2-.5l1.3 5.3 1.6-1.6c1.3-1.2 2.9 0 1.9 1.6L16.4 19l-1 2M12 2.6v2.2M7.4 3.6l1 1.8M16.6 3.6l-1 1.8",
	sad: `${round}${eyes}M8.4 16.8c1.6-2.4 5.6-2.4 7.2 0`,
	wink: `${round}M8.6 9.6v.9M13.8 10.2h3.2M8 14.2c1.8 2.6 6.2 2.6 8 0`,
};

/** What somebody does without words, in the ink of the text. */
export const EmoteIcon = ({ emote }: { readonly emote: Emote }) => (
	<svg class="emote" viewBox="0 0 24 24" aria-hidden="true">
		<path d={paths[emote]} {...line} />
	</svg>
);

/** The drawing of a preset that is one. */
export const emoteOf = (preset: string): Emote | null => emotes.find((emote) => emote === preset) ?? null;

import { z } from "zod";
import { chatLength } from "./choices.ts";
import type { Profile } from "./http.ts";
import { emotes, type PresetId, presets } from "./presets.ts";

/** Somebody who keeps a table busy sends no more than this; what is too long by less is told so. */
const longest = 10 * chatLength;

export const chatBody = z.union([
	z.strictObject({ text: z.string().max(longest) }),
	z.strictObject({ preset: z.enum([...presets, ...emotes]) }),
]);

/** What the table itself says, of the person whose name is beside it. */
export type NoticeId =
	/** He is the host now. */
	| "host"
	/** He has left his chair. */
	| "left"
	/** He had to go. */
	| "kicked"
	/** He let nobody new in any more. */
	| "locked"
	| "unlocked";

interface Line extends Profile {
	/** Of two lines the later has the greater. */
	readonly id: number;
	/** Epoch ms. */
	readonly at: number;
}

interface Said extends Line {
	/** The guest number of who said it. */
	readonly from: number;
	/** Whether he had no seat. */
	readonly watcher: boolean;
}

export type ChatLine =
	| (Said & { readonly text: string })
	| (Said & { readonly preset: PresetId })
	| (Line & { readonly notice: NoticeId });

/** `chat`: on joining the lines so far, afterwards what is new. Lines that were held back are older than others that were told. */
export interface ChatMessage {
	readonly lines: readonly ChatLine[];
}

import { z } from "zod";
import { chatBody } from "./chat.ts";
import { computerNames, levels, reportLength, reportReasons } from "./choices.ts";
import { settingsChange, someOptions } from "./http.ts";

const nothing = z.strictObject({});
const seat = z.int().min(0);
/** How a table calls a person. */
const guest = z.int().min(1);
const hex = (min: number, max: number) => z.string().regex(new RegExp(`^(?:[\\da-f]{2}){${min},${max}}$`));

/** Everything that a client may say at a table. The shape of `move.move` is for the game's own `parseMove`. */
export const commands = {
	move: z.strictObject({
		id: z.string().min(1).max(36),
		version: z.int().min(0),
		move: z.looseObject({}),
	}),
	sit: nothing,
	stand: nothing,
	addComputer: z.strictObject({ as: z.enum(computerNames).exactOptional() }),
	swap: z.strictObject({ a: seat, b: seat }),
	removeSeat: z.strictObject({ seat }),
	configure: settingsChange,
	vote: z.strictObject({ options: someOptions }),
	choose: z.strictObject({ first: seat }),
	contribute: z.strictObject({ commitment: hex(32, 32), bytes: hex(16, 32) }),
	start: z.strictObject({ fill: z.boolean().exactOptional(), level: z.enum(levels).exactOptional() }),
	ready: z.strictObject({ ready: z.boolean() }),
	reopen: nothing,
	pause: nothing,
	resume: nothing,
	kick: z.strictObject({ guest }),
	lock: z.strictObject({ locked: z.boolean() }),
	handOver: z.strictObject({ guest }),
	chat: chatBody,
	mute: z.strictObject({ guest, muted: z.boolean() }),
	report: z.strictObject({
		guest,
		reason: z.enum(reportReasons),
		text: z.string().max(reportLength).exactOptional(),
	}),
	befriend: z.strictObject({ guest }),
	block: z.strictObject({ guest }),
	openHands: z.strictObject({ agreed: z.boolean() }),
	hint: nothing,
	watchOpen: z.strictObject({ on: z.boolean() }),
	profile: nothing,
} as const;

export type CommandName = keyof typeof commands;
export type Command<Name extends CommandName> = z.output<(typeof commands)[Name]>;

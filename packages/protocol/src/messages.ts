import { z } from "zod";
import { settingsChange, someOptions } from "./http.ts";

const nothing = z.strictObject({});
const hex = (min: number, max: number) => z.string().regex(new RegExp(`^(?:[\\da-f]{2}){${min},${max}}$`));

/** Everything that a client may say at a table. The shape of `move.move` is for the game's own `parseMove`. */
export const commands = {
	move: z.strictObject({
		id: z.string().min(1).max(36),
		version: z.int().min(0),
		move: z.record(z.string(), z.unknown()),
	}),
	sit: nothing,
	stand: nothing,
	addComputer: nothing,
	removeSeat: z.strictObject({ seat: z.int().min(0) }),
	configure: settingsChange,
	vote: z.strictObject({ options: someOptions }),
	choose: z.strictObject({ first: z.int().min(0) }),
	contribute: z.strictObject({ commitment: hex(32, 32), bytes: hex(16, 32) }),
	start: nothing,
	ready: z.strictObject({ ready: z.boolean() }),
	reopen: nothing,
	resume: nothing,
	profile: nothing,
} as const;

export type CommandName = keyof typeof commands;
export type Command<Name extends CommandName> = z.output<(typeof commands)[Name]>;

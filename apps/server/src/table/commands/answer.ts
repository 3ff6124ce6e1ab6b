import type { Command, CommandName, Reply, TableRefusal } from "@fibbers/protocol";
import type { Person } from "../chair.ts";
import type { Table } from "../table.ts";

/** The answer to a command; `malformed` when it is none that a well-behaved client could send. */
export type Answer = Reply | "malformed";

/** What the rest of the server has to do with: the answer comes later. */
export type LaterCommand = "report" | "befriend" | "block" | "hint";
export type PromptCommand = Exclude<CommandName, LaterCommand>;

type Handler<Name extends CommandName> = (
	table: Table,
	player: Person,
	body: Command<Name>,
) => Name extends LaterCommand ? Reply | Promise<Reply> : Answer;

export type Handlers<Names extends CommandName = CommandName> = { readonly [Name in Names]: Handler<Name> };

export const done: Reply = { done: true };
export const no = (reason: TableRefusal): Reply => ({ done: false, reason });
/** Nothing has happened: it could not be kept. */
export const notSaved = { done: false, reason: "store-unavailable" } as const satisfies Reply;

import type { Command, CommandName, Reply, TableRefusal } from "@fibbers/protocol";
import type { Person } from "../chair.ts";

/** The answer to a command; `malformed` when it is none that a well-behaved client could send. */
export type Answer = Reply | "malformed";

/** What comes of a command; of some it is known later. */
type Handler<Name extends CommandName> = (player: Person, body: Command<Name>) => Answer | Promise<Reply>;

export type Handlers<Names extends CommandName = CommandName> = { readonly [Name in Names]: Handler<Name> };

export const done: Reply = { done: true };
export const no = (reason: TableRefusal): Reply => ({ done: false, reason });

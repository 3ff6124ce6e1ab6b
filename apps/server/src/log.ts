import { randomUUID } from "node:crypto";
import { type DestinationStream, pino } from "pino";
import { LogLimit } from "./operations/log-limit.ts";
import { errorLine, faultLine } from "./operations/scrubbed.ts";
import { type TableId, tableIds } from "./operations/table-ids.ts";

type Subject =
	| "server"
	| "cluster"
	| "table"
	| "lobby"
	| "social"
	| "archive"
	| "push"
	| "advice"
	| "http"
	| "colyseus";

/** What has happened, for programs that read logs: `table.frozen`. */
export type EventName = `${Subject}.${string}`;

/**
 * What a line says, in codes and numbers; never a token, a name, a text, a player's id or a card of a running game.
 * `err` is written without what its message quotes.
 */
export interface LogLine {
	readonly event: EventName;
	readonly err?: unknown;
	/** An error at a table, of which only the place is written. */
	readonly fault?: unknown;
	/** A table's code, which is written as an id that leads to no table. */
	readonly table?: string;
	readonly [more: string]: unknown;
}

type Level = "trace" | "debug" | "info" | "warn" | "error" | "fatal";

export type Logger = { readonly [L in Level]: (line: LogLine, text: string) => void } & {
	/** The same log, in which tables are called so. */
	withTableIds(idOf: (code: string) => TableId): Logger;
};

/** Lines from here up are limited; whoever wants the levels below wants all of them. */
const info = pino.levels.values.info ?? 30;

/** One line of JSON for each event, to standard output unless said otherwise. */
export function createLog(level: Level | "silent", destination?: DestinationStream): Logger {
	const limit = new LogLimit();
	const options: pino.LoggerOptions = {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		formatters: { level: (label) => ({ level: label }) },
		serializers: { err: errorLine, fault: faultLine, table: tableIds(randomUUID()) },
		hooks: {
			logMethod(args, method, level) {
				const [line] = args as unknown as [LogLine];
				const leftOut = level < info ? 0 : limit.passes(line.event, Date.now());
				if (leftOut === null) return;
				if (leftOut > 0) args[0] = { ...line, leftOut };
				method.apply(this, args);
			},
		},
	};
	return loggerOf(destination === undefined ? pino(options) : pino(options, destination));
}

const loggerOf = (log: pino.Logger): Logger => ({
	trace: (line, text) => log.trace(line, text),
	debug: (line, text) => log.debug(line, text),
	info: (line, text) => log.info(line, text),
	warn: (line, text) => log.warn(line, text),
	error: (line, text) => log.error(line, text),
	fatal: (line, text) => log.fatal(line, text),
	withTableIds: (idOf) => loggerOf(log.child({}, { serializers: { table: idOf } })),
});

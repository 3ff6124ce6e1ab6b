import { type Logger, pino } from "pino";

export type { Logger };

/** Logs say who did what and when in codes and numbers; never a token, a name or a card of a running game. */
export const createLog = (level: string): Logger =>
	pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

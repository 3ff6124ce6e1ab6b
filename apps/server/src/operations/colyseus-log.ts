import type { Logger } from "../log.ts";
import { scrubbed } from "./scrubbed.ts";

/** What Colyseus says goes to our log, too, without what it quotes. */
export function colyseusLog(log: Logger) {
	const say =
		(level: "trace" | "debug" | "info" | "warn" | "error") =>
		(...said: readonly unknown[]): void => {
			const [first] = said;
			const err = said.find((part) => part instanceof Error);
			const text = typeof first === "string" ? scrubbed(first.split("\n")[0] ?? "") : "";
			log[level]({ event: "colyseus.said", ...(err !== undefined && { err }), said: text }, "Colyseus says");
		};
	return { trace: say("trace"), debug: say("debug"), info: say("info"), warn: say("warn"), error: say("error") };
}

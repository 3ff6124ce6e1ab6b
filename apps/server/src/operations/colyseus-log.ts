import type { Logger } from "../log.ts";
import { isFrame, scrubbed } from "./scrubbed.ts";

/** What Colyseus says goes to our log, too, without what it quotes. */
export function colyseusLog(log: Logger) {
	const say =
		(level: "trace" | "debug" | "info" | "warn" | "error") =>
		(...said: readonly unknown[]): void => {
			const err = said.find((part) => part instanceof Error);
			// An error often comes as the text of its stack.
			const [first = "", ...frames] = said
				.filter((part) => typeof part === "string")
				.join(" ")
				.split("\n");
			const stack = frames.filter(isFrame).join("\n");
			const line = { ...(err !== undefined && { err }), ...(stack !== "" && { stack }), said: scrubbed(first) };
			log[level]({ event: "colyseus.said", ...line }, "Colyseus says");
		};
	return { trace: say("trace"), debug: say("debug"), info: say("info"), warn: say("warn"), error: say("error") };
}

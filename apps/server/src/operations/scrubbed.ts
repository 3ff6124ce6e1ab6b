import { codeAlphabet } from "@fibbers/protocol";

/** What may be a name, an id, a token, a code or cards: whatever is quoted, long words, words of a code's letters, cards. */
const suspect = new RegExp(
	[
		String.raw`"[^"]*"|'[^']*'|\`[^\`]*\`|“[^”]*”|\([^()]*\)=\([^()]*\)`,
		String.raw`\b(?=\w*\d|[\w-]{24})[\w-]{16,}`,
		String.raw`\b[${codeAlphabet}]{6,8}\b`,
		String.raw`\b(?:[2-9TJQKA][SHDC])+\b`,
	].join("|"),
	"g",
);

/** A message of an error without what it may tell of people and games. */
export const scrubbed = (message: string): string => message.replace(suspect, "…");

/** Whether a line of a stack says where something was called. */
export const isFrame = (line: string): boolean => /^\s+at /.test(line);

/** An error as logs show it: its kind, a message that tells nothing of people, and where it was thrown. */
export function errorLine(error: unknown): object {
	if (!(error instanceof Error)) return { type: typeof error };
	const { message, cause } = error;
	return {
		...faultLine(error),
		message: scrubbed(message),
		...("code" in error && typeof error.code === "string" && { code: error.code }),
		...("constraint" in error && typeof error.constraint === "string" && { constraint: error.constraint }),
		...(cause instanceof Error && { cause: errorLine(cause) }),
	};
}

/** The same without any message: a fault at a table may speak of its cards. */
export function faultLine(error: unknown): object {
	if (!(error instanceof Error)) return { type: typeof error };
	const frames = (error.stack ?? "").split("\n").filter(isFrame);
	return { type: error.name, stack: frames.map((line) => line.trim()).join("\n") };
}

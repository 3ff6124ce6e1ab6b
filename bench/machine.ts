import { execFileSync } from "node:child_process";
import { cpus } from "node:os";

/** What a run was made on: `2 x AMD …, Node v24, 2026-01-31`. */
export const machine = (): string =>
	`${cpus().length} x ${cpus()[0]?.model ?? "CPU"}, Node ${process.version}, ${today()}`;

export const today = (): string => new Date().toISOString().slice(0, 10);

/** The commit that is measured, short; with a plus where files differ from it. */
export function commit(): string {
	const git = (...args: readonly string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();
	try {
		return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain", "-uno") === "" ? "" : "+");
	} catch {
		return "unknown";
	}
}

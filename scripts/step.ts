import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const isWindows = process.platform === "win32";
const running = new Set<ChildProcess>();

/** Runs a command of the project with its output shown. Resolves when it has ended, with whether it went well. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<boolean> {
	const bin = path.join(cwd, "node_modules", ".bin");
	const child = spawn(command, args, {
		cwd,
		env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` },
		stdio: ["ignore", "inherit", "inherit"],
		// A group of its own, so that whatever the command starts ends with it.
		detached: !isWindows,
		shell: isWindows,
	});
	running.add(child);
	try {
		const [code] = (await once(child, "exit")) as [number | null];
		return code === 0;
	} catch (error) {
		console.error(`${command} cannot be started: ${error instanceof Error ? error.message : String(error)}`);
		return false;
	} finally {
		running.delete(child);
		signal(child, "SIGKILL");
	}
}

/** Ends the commands that run, and all that they have started. */
export async function endSteps(): Promise<void> {
	const children = [...running];
	for (const child of children) signal(child, "SIGTERM");
	for (let waited = 0; running.size > 0 && waited < 5_000; waited += 50) await wait(50);
	for (const child of children) signal(child, "SIGKILL");
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
	if (child.pid === undefined) return;
	try {
		if (isWindows) child.kill(name);
		else process.kill(-child.pid, name);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "./browser.ts";

/** The Chromium that the package @sparticuz/chromium carries, unpacked once per version; null where it does not run. */
export async function unpackedChromium(): Promise<Browser | null> {
	if (process.platform !== "linux" || process.arch !== "x64") return null;
	const folder = await unpacked();
	const executablePath = join(folder, "chromium");
	const env = existsSync("/etc/fonts") ? {} : { FONTCONFIG_PATH: join(folder, "fonts") };
	if (starts(executablePath, env)) return { executablePath, env };
	// A bare machine lacks libnss3 and the like; the package brings them along.
	const libraries = [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
	const withLibraries = { ...env, LD_LIBRARY_PATH: libraries };
	return starts(executablePath, withLibraries) ? { executablePath, env: withLibraries } : null;
}

async function unpacked(): Promise<string> {
	const packageRoot = new URL("../", import.meta.resolve("@sparticuz/chromium"));
	const { version } = JSON.parse(await readFile(new URL("package.json", packageRoot), "utf8")) as { version: string };
	const folder = fileURLToPath(new URL(`../node_modules/.cache/chromium-${version}`, import.meta.url));
	if (existsSync(folder)) return folder;

	// Made under another name, so that nobody ever meets one that is half unpacked.
	const fresh = `${folder}.${process.pid}`;
	await mkdir(fresh, { recursive: true });
	const { default: chromium, inflate } = await import("@sparticuz/chromium");
	const before = process.env.TMPDIR;
	// The package unpacks to the system's temporary folder and takes whatever already lies there.
	process.env.TMPDIR = fresh;
	try {
		await chromium.executablePath();
		await inflate(fileURLToPath(new URL("bin/al2023.tar.br", packageRoot)));
	} finally {
		if (before === undefined) delete process.env.TMPDIR;
		else process.env.TMPDIR = before;
	}
	try {
		await rename(fresh, folder);
	} catch (error) {
		await rm(fresh, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
	return folder;
}

const starts = (executablePath: string, env: Readonly<Record<string, string>>): boolean =>
	spawnSync(executablePath, ["--version"], { env: { ...process.env, ...env }, stdio: "ignore" }).status === 0;

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { unpackedChromium } from "./unpacked-chromium.ts";

/** How Playwright starts the browser. Without a path it takes its own. */
export interface Browser {
	readonly executablePath?: string;
	/** Added to the environment of the browser. */
	readonly env?: Readonly<Record<string, string>>;
}

/** See below. */
export const household = "household.test";

const isRoot = process.getuid?.() === 0;

/** Flags for every browser: it calls nobody, and root on Linux has no sandbox to use. */
export const browserArgs: readonly string[] = [
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
	// A name of the loopback that browsers do not know to be it, and so to be safe: pages come from there as in a household, unencrypted.
	`--host-resolver-rules=MAP ${household} 127.0.0.1`,
	...(isRoot && process.platform === "linux" ? ["--no-sandbox"] : []),
];

/**
 * A Chromium for the tests: the one named by BROWSER_PATH, Playwright's own, the machine's, the one that the packages carry,
 * or a newly installed one. Throws an error of one sentence when there is none.
 */
export async function browserForTests(): Promise<Browser> {
	const found = named() ?? playwrights() ?? installed() ?? (await unpackedChromium());
	if (found) return found;
	if (runs("playwright", "install", "chromium-headless-shell")) return playwrights() ?? {};
	if (isRoot && existsSync("/etc/debian_version") && runs("apt-get", "update") && aptInstall()) {
		const debians = installed();
		if (debians) return debians;
	}
	throw new Error(
		"No Chromium was found or could be installed: install Chrome or Chromium, or name one in BROWSER_PATH.",
	);
}

function named(): Browser | null {
	const executablePath = process.env.BROWSER_PATH;
	if (!executablePath) return null;
	if (!existsSync(executablePath)) throw new Error(`BROWSER_PATH names ${executablePath}, which does not exist.`);
	return { executablePath };
}

/** Playwright keeps the browser that has no window (`chromium_headless_shell-N`) beside the full one (`chromium-N`). */
function playwrights(): Browser | null {
	const full = chromium.executablePath();
	const shell = full.replace(/([\\/])chromium-(\d+)[\\/].*$/, "$1chromium_headless_shell-$2");
	if (shell !== full && existsSync(shell)) return {};
	return existsSync(full) ? { executablePath: full } : null;
}

const names = [
	"chromium",
	"chromium-browser",
	"google-chrome-stable",
	"google-chrome",
	"chrome",
	"microsoft-edge",
	"msedge",
];

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
	darwin: [
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
		"/Applications/Chromium.app/Contents/MacOS/Chromium",
		"/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
	],
	win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) => {
		const base = process.env[variable];
		if (!base) return [];
		return ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"].map((file) =>
			path.win32.join(base, file),
		);
	}),
};

function installed(): Browser | null {
	const extension = process.platform === "win32" ? ".exe" : "";
	const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
	const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name + extension)));
	const executablePath = [...onPath, ...(usualPlaces[process.platform] ?? [])].find((file) => existsSync(file));
	return executablePath === undefined ? null : { executablePath };
}

function aptInstall(): boolean {
	return runs("apt-get", "install", "--yes", "--no-install-recommends", "chromium");
}

function runs(command: string, ...args: readonly string[]): boolean {
	const isWindows = process.platform === "win32";
	return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], shell: isWindows }).status === 0;
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** What the peers are made of, by their own lockfile: no other install carries it. */
export function installPeers(): void {
	if (existsSync(`${folder}node_modules/boardgame.io`)) return;
	console.log("Installing the peers, once.");
	const { status } = spawnSync("npx", ["--yes", "pnpm@12", "install", "--frozen-lockfile"], {
		cwd: folder,
		stdio: ["ignore", "ignore", "inherit"],
		shell: process.platform === "win32",
	});
	if (status !== 0) throw new Error(`The peers could not be installed: run \`npx pnpm@12 install\` in ${folder}.`);
}

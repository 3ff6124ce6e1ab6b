import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const project = (name: string, root: string, setupFiles: string[] = []) => ({
	test: {
		name,
		root,
		setupFiles,
		include: ["**/*.test.ts"],
		exclude: ["**/node_modules/**", "**/dist/**"],
		// Generous: a fuzz or a whole game over real sockets takes a while on a busy machine of two cores.
		testTimeout: 120_000,
		hookTimeout: 60_000,
		// Real sockets and real time on a machine that others use: what fails twice is wrong. Seeds stay the same.
		retry: 1,
	},
});

export default defineConfig({
	test: {
		projects: [
			project("rules", "packages/rules"),
			project("bots", "packages/bots"),
			project("protocol", "packages/protocol"),
			project("server", "apps/server"),
			project("web", "apps/web", [fileURLToPath(new URL("apps/web/src/text/in-english.ts", import.meta.url))]),
			project("solver", "solver"),
			project("deploy", "deploy"),
			project("bench", "bench"),
		],
	},
});

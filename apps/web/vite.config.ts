import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressed } from "./compressed.ts";
import { early } from "./early.ts";
import { leaveOut } from "./left-out.ts";
import { serviceWorker } from "./service-worker.ts";
import { wordsFile } from "./words.ts";

const server = "http://127.0.0.1:3000";

/** What several screens share comes in few files: each one costs a request. */
const shared = [
	{ name: "words", test: /\/src\/text\/(?:capital|full-stop|rank-sign)\.ts$/ },
	{ name: "rules", test: /\/packages\/rules\/src\// },
	{ name: "parts", test: /\/src\/(?:ui|games|guide|screens\/(?:dialog|option-words)|text\/(?:at-table|guide))\b/ },
].map((group) => ({ ...group, minShareCount: 2, includeDependenciesRecursively: false }));

export default defineConfig({
	plugins: [leaveOut(), early(), serviceWorker(), compressed()],
	resolve: { alias: { msgpackr: fileURLToPath(new URL("./src/session/msgpack.ts", import.meta.url)) } },
	oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
	build: {
		// light-dark() and nesting go out as they are written.
		target: ["chrome123", "edge123", "firefox121", "safari17.5"],
		cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5"],
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [
						{ name: wordsFile, includeDependenciesRecursively: false },
						{ name: "page", tags: ["$initial"] },
						...shared,
					],
				},
			},
		},
	},
	server: {
		proxy: {
			// The Host header stays as it is, so that the server sees its own origin.
			"/api": { target: server },
			"/matchmake": { target: server },
			"^/[^/]+/[^/]+\\?.*sessionId=": { target: server, ws: true },
		},
	},
});

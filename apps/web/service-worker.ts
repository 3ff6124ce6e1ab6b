import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const entry = fileURLToPath(new URL("./worker/main.ts", import.meta.url));

/** The service worker as one script, `/sw.js`: a name that stays, so that browsers find its newer versions. */
async function script(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: "warn",
		publicDir: false,
		build: {
			write: false,
			target: ["chrome123", "edge123", "firefox121", "safari17.5"],
			rolldownOptions: { input: entry, output: { format: "iife" } },
		},
	});
	if (!("output" in built)) throw new Error("no service worker came of the build");
	return built.output[0].code;
}

/** Adds it to what is built, and serves it while the page is worked on. */
export const serviceWorker = (): Plugin => ({
	name: "service-worker",
	async generateBundle() {
		this.emitFile({ type: "asset", fileName: "sw.js", source: await script() });
	},
	configureServer({ middlewares }) {
		middlewares.use("/sw.js", (_request, response, next) => {
			script().then((source) => response.setHeader("Content-Type", "text/javascript").end(source), next);
		});
	},
});

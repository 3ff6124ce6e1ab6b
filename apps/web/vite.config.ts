import { defineConfig } from "vite";

const server = "http://127.0.0.1:3000";

export default defineConfig({
	oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
	build: {
		// light-dark() and nesting go out as they are written.
		target: ["chrome123", "edge123", "firefox121", "safari17.5"],
		cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5"],
		modulePreload: { polyfill: false },
	},
	server: {
		proxy: {
			"/api": server,
			"/matchmake": server,
			"^/[^/]+/[^/]+\\?.*sessionId=": { target: server, ws: true },
		},
	},
});

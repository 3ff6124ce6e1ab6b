// First of all: it says which layer of styles comes over which.
import "./styles/index.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { applyPreferences } from "./preferences.ts";
import { arriveByNotification } from "./push/arrival.ts";
import { worker } from "./push/browser.ts";
import { whenIdle } from "./screens/idle.ts";
import { keepToLobby } from "./session/lobby.ts";
import { introduceMe } from "./session/me.ts";
import { followChoice, hearAll, heard } from "./text/spoken.ts";

applyPreferences();
followChoice();
const root = document.getElementById("app");
if (root === null) throw new Error("no place for the app");
arriveByNotification();
// Only a browser that opted in has it.
void worker().then((found) => found && heard(import("./push/keep.ts")).then(({ keepPushes }) => keepPushes()));
// There the answer is waited for; elsewhere it can come later, or must not be asked for.
if (/^\/(?:t\/|$)/.test(location.pathname)) void introduceMe();
void hearAll().then(() => {
	render(<App />, root);
	// What this fetches would keep the page from being painted.
	whenIdle(keepToLobby);
});

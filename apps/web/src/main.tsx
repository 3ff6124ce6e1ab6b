// First of all: it says which layer of styles comes over which.
import "./styles/index.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { applyPreferences } from "./preferences.ts";
import { keepToLobby } from "./session/lobby.ts";
import { followChoice, hearAll } from "./text/spoken.ts";

applyPreferences();
followChoice();
const root = document.getElementById("app");
if (root === null) throw new Error("no place for the app");
keepToLobby();
void hearAll().then(() => render(<App />, root));

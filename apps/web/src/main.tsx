import { render } from "preact";
import { App } from "./app.tsx";
import { applyPreferences } from "./preferences.ts";
import { followChoice, hearAll } from "./text/spoken.ts";
import "./styles/index.css";

applyPreferences();
followChoice();
const root = document.getElementById("app");
if (root === null) throw new Error("no place for the app");
void hearAll().then(() => render(<App />, root));

import { render } from "preact";
import { App } from "./app.tsx";
import { applyPreferences } from "./preferences.ts";
import "./styles/index.css";

applyPreferences();
const root = document.getElementById("app");
if (root === null) throw new Error("no place for the app");
render(<App />, root);

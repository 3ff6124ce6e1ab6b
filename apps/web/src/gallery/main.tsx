/* First of all: it says which layer of styles comes over which. */
import "../styles/index.css";
import { render } from "preact";
import { firstSpoken } from "../text/languages.ts";
import { hearAll, speak } from "../text/spoken.ts";
import { Sprite } from "../ui/sprite.tsx";
import { lobbies } from "./lobbies.tsx";
import { previews } from "./previews.tsx";
import { ShownScene } from "./scene.tsx";
import { scenes } from "./scenes.ts";
import { tables } from "./tables.tsx";
import { talks } from "./talks.tsx";

/* Every state of a game's screen, and of those around it, from made-up tables: gallery.html?scene=el-mentiroso/turn, &theme=dark, &lang=es. For looking, not for players. */

const wanted = new URLSearchParams(location.search);
const theme = wanted.get("theme");
if (theme !== null) document.documentElement.dataset.theme = theme;
const tag = wanted.get("lang");
await (tag === null ? hearAll() : speak(firstSpoken([tag])));
if (tag !== null) document.documentElement.lang = tag;

const name = wanted.get("scene") ?? "";
const scene = scenes[name];
const Table = { ...tables, ...talks, ...lobbies, ...previews }[name];
const root = document.getElementById("app");
if (root === null) throw new Error("no place for the gallery");

const Contents = () => (
	<main class="site">
		<h1>Gallery</h1>
		<ul>
			{Object.keys({ ...scenes, ...tables, ...talks, ...lobbies, ...previews }).map((each) => (
				<li key={each}>
					<a href={`?scene=${each}`}>{each}</a>
				</li>
			))}
		</ul>
	</main>
);

render(
	<>
		<Sprite />
		{scene && <ShownScene scene={scene} />}
		{Table && <Table />}
		{!(scene || Table) && <Contents />}
	</>,
	root,
);

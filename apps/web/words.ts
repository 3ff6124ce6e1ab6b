/// <reference lib="dom" />
import type { Plugin, Rolldown } from "vite";

/** Which parts of the texts come in one file; the others have one of their own. */
const together: Readonly<Record<string, readonly string[]>> = {
	front: ["index", "app", "between", "cards", "games", "home", "numbers", "people", "setup", "table"],
	company: ["friends", "lobby"],
	table: ["at-table", "chat", "lessons/guide", "people-here"],
};

const module = /\/src\/text\/(?<language>[a-z]{2})\/(?<part>.+)\.ts$/;

/** The file that a module's texts come in, `en-front`; null for what is no text. */
export function wordsFile(id: string): string | null {
	const { language, part = "" } = module.exec(id)?.groups ?? {};
	if (language === undefined) return null;
	const file = Object.keys(together).find((each) => together[each]?.includes(part));
	// A game's lessons come with what else it says; all rules come together.
	return `${language}-${file ?? part.replace(/^lessons\//, "").replace(/\/.*/, "")}`;
}

/** Run in the page, beside its code: asks for the words of the visit's language while the code is still on its way. */
function fetchEarly(files: Readonly<Record<string, readonly string[]>>): void {
	const tags = [...navigator.languages];
	try {
		tags.unshift(localStorage.getItem("fibbers.language") ?? "");
	} catch {
		// Storage may be closed to us.
	}
	const spoken = tags.map((tag) => files[tag.toLowerCase().split("-")[0] ?? ""]).find(Boolean);
	for (const href of spoken ?? files.en ?? [])
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

type Chunk = Extract<Rolldown.OutputBundle[string], { type: "chunk" }>;

const isFront = (file: Rolldown.OutputBundle[string]): file is Chunk =>
	file.type === "chunk" && file.name.endsWith("-front");

/** Without it the first words would be asked for when the code has arrived. */
export function wordsEarly(): Plugin {
	let script = "";
	return {
		name: "words-early",
		apply: "build",
		generateBundle(_, bundle) {
			const files = Object.values(bundle)
				.filter(isFront)
				.map(({ name, fileName, imports }) => [name.slice(0, 2), [fileName, ...imports].map((each) => `/${each}`)]);
			const source = `(${String(fetchEarly)})(${JSON.stringify(Object.fromEntries(files))});`;
			script = this.getFileName(this.emitFile({ type: "asset", name: "words.js", source }));
		},
		transformIndexHtml: {
			order: "post",
			handler: () => [{ tag: "script", attrs: { async: true, src: `/${script}` }, injectTo: "head" }],
		},
	};
}

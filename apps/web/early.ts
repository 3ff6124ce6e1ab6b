/// <reference lib="dom" />
import type { Plugin, Rolldown } from "vite";

/** What a visit needs in any case; `table` besides, where it begins at a table. Addresses. */
interface Early {
	readonly front: readonly string[];
	readonly table: readonly string[];
}

/** Run in the page, beside its code: asks for what that code will ask for while it is still on its way. */
function fetchEarly(files: Readonly<Record<string, Early>>): void {
	const tags = [...navigator.languages];
	try {
		tags.unshift(localStorage.getItem("fibbers.language") ?? "");
	} catch {
		// Storage may be closed to us.
	}
	const { front, table } = tags.map((tag) => files[tag.toLowerCase().split("-")[0] ?? ""]).find(Boolean) ??
		files.en ?? { front: [], table: [] };
	for (const href of location.pathname.startsWith("/t/") ? [...front, ...table] : front)
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

type Chunk = Extract<Rolldown.OutputBundle[string], { type: "chunk" }>;

const screens = ["table", "between"];

/** Without it the first words, and what shows a table, would be asked for when the code has arrived. */
export function early(): Plugin {
	let script = "";
	return {
		name: "early",
		apply: "build",
		generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
			const named = (name: string): readonly string[] => {
				const found = chunks.find((chunk) => chunk.name === name);
				return found ? withImports(found, chunks) : this.error(`nothing that is built has the name ${name}`);
			};
			const languages = chunks.flatMap(({ name }) =>
				name.endsWith("-front") ? [name.slice(0, -"-front".length)] : [],
			);
			const files = languages.map((language): [string, Early] => {
				const front = named(`${language}-front`);
				const table = [...screens, `${language}-table`].flatMap(named);
				return [language, { front, table: [...new Set(table)].filter((file) => !front.includes(file)) }];
			});
			const source = `(${String(fetchEarly)})(${JSON.stringify(Object.fromEntries(files))});`;
			script = this.getFileName(this.emitFile({ type: "asset", name: "early.js", source }));
		},
		transformIndexHtml: {
			order: "post",
			handler: () => [{ tag: "script", attrs: { async: true, src: `/${script}` }, injectTo: "head" }],
		},
	};
}

/** The addresses of a file and of all that it imports, but for what the page itself names. */
function withImports(chunk: Chunk, chunks: readonly Chunk[]): readonly string[] {
	const seen = new Set([chunk]);
	// It grows while it is gone through.
	for (const { imports } of seen)
		for (const each of chunks) if (!each.isEntry && imports.includes(each.fileName)) seen.add(each);
	return [...seen].map(({ fileName }) => `/${fileName}`);
}

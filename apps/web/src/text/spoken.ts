import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { chosenLanguage } from "../preferences.ts";
import type { Language } from "./languages.ts";
import type { Translated } from "./translated.ts";

/** Where the words of one part are fetched from; English says what there is to be said. */
type Sources<Text> = { readonly en: () => Promise<Text> } & {
	readonly [Other in Exclude<Language, "en">]: () => Promise<Translated<NoInfer<Text>>>;
};

interface Part {
	readonly isThere: (language: Language) => boolean;
	readonly fetch: (language: Language) => Promise<void>;
}

/** Every part that a module of this page has asked for. */
const parts: Part[] = [];

const now = signal<Language>(chosenLanguage.peek());

/** What the page speaks: the chosen language, as soon as all its words are there. */
export const language: ReadonlySignal<Language> = now;

/**
 * One part of the texts, in whatever language is spoken when a text is read: read inside a component or a function,
 * never into a constant of a module. Its words come with the module that uses it, if that is imported through `heard`.
 */
export function spoken<Text extends object>(sources: Sources<Text>): Translated<Text> {
	const words = new Map<Language, object>();
	const coming = new Map<Language, Promise<void>>();
	const come = async (wanted: Language): Promise<void> => {
		try {
			words.set(wanted, await sources[wanted]());
		} finally {
			coming.delete(wanted);
		}
	};
	parts.push({
		isThere: (wanted) => words.has(wanted),
		fetch: async (wanted) => {
			if (words.has(wanted)) return;
			const promise = coming.get(wanted) ?? come(wanted);
			coming.set(wanted, promise);
			await promise;
		},
	});
	return new Proxy({} as Translated<Text>, {
		get: (_, name) => {
			const spoken = words.get(language.value);
			if (spoken === undefined) throw new Error("these words are not here yet: import their module through heard()");
			return Reflect.get(spoken, name);
		},
	});
}

/** Fetches what all parts say in a language, also of those that come meanwhile. */
async function fetchAll(wanted: Language): Promise<void> {
	while (parts.some(({ isThere }) => !isThere(wanted))) await Promise.all(parts.map(({ fetch }) => fetch(wanted)));
}

/** Waits until the words of every part that was imported are there. */
export const hearAll = (): Promise<void> => fetchAll(language.peek());

/** What is being imported, when its words are there too. */
export async function heard<Module>(module: Promise<Module>): Promise<Module> {
	const arrived = await module;
	await hearAll();
	return arrived;
}

let wanted = now.peek();

/** Changes the language, when all words of it are there. Rejects when they cannot be fetched; nothing changes then. */
export async function speak(next: Language): Promise<void> {
	wanted = next;
	await fetchAll(next);
	if (wanted === next) now.value = next;
}

/** Keeps the page in the language that is chosen, and says so to whoever reads it aloud. */
export function followChoice(): void {
	effect(() => {
		speak(chosenLanguage.value).catch(() => {
			chosenLanguage.value = language.peek();
		});
	});
	effect(() => {
		document.documentElement.lang = language.value;
	});
}

import { expect, test } from "vitest";
import { type Language, languages } from "./languages.ts";

type Module = Readonly<Record<string, unknown>>;
type Catalogue = ReadonlyMap<string, unknown>;

/** What a language makes its sentences with; each has its own. */
const grammar = /\/(numbers|people|cards)\.ts$/;

const modules = import.meta.glob<Module>(["./*/**/*.ts", "!**/*.test.ts"], { eager: true });

/** Every text and every function of a module, by its path. */
function* leaves(value: unknown, at: string): Generator<[string, unknown]> {
	// The names of drawings are nobody's words.
	if (/^rules\/.*\.(figure|ts\.figures)$/.test(at)) return;
	if (typeof value !== "object" || value === null) yield [at, value];
	else for (const [key, each] of Object.entries(value)) yield* leaves(each, `${at}.${key}`);
}

const catalogue = (language: Language): Catalogue =>
	new Map(
		Object.entries(modules)
			.filter(([file]) => file.startsWith(`./${language}/`) && !grammar.test(file) && !file.endsWith("/index.ts"))
			.flatMap(([file, module]) => [...leaves({ ...module }, file.slice(`./${language}/`.length))]),
	);

const catalogues: Readonly<Record<Language, Catalogue>> = { en: catalogue("en"), es: catalogue("es") };
const english = catalogues.en;

/** Something of everything that a text may be told about, with `count` wherever it is a number. */
function told(count: number, you: boolean): readonly unknown[] {
	const who = { name: "Bea", you };
	const all = {
		...who,
		by: who,
		count,
		answer: count,
		rank: "7",
		kind: "7",
		card: "7H",
		about: "rank",
		why: "set",
		more: ["7"],
		missing: null,
	};
	return [count, all, "7", "7H", [all], ["Bea", "Ana"], [["7", count]], ["7H"], "closed", "guess-right", true, false];
}

const chosen = (kinds: readonly number[], count: number, you: boolean): readonly unknown[] => {
	const samples = told(count, you);
	return kinds.map((kind) => samples[kind]);
};

function* choices(length: number, of: number): Generator<readonly number[]> {
	if (length === 0) yield [];
	else for (const rest of choices(length - 1, of)) for (let i = 0; i < of; i++) yield [...rest, i];
}

type Say = (...args: readonly unknown[]) => unknown;

/** All that a function says, in one piece; null when it cannot be asked like that. */
function said(say: Say, args: readonly unknown[]): string | null {
	try {
		const parts = [...leaves(say(...args), "")].map(([, part]) => part);
		const isText = parts.every((part) => typeof part === "string" || part === null);
		const text = parts.join("");
		return isText && !/undefined|NaN|null|\[object|=>|Infinity/.test(text) ? text : null;
	} catch {
		return null;
	}
}

/** A number that no list of words has an entry for. */
const unlisted = 11;

const isSay = (value: unknown): value is Say => typeof value === "function";

/** What each language says at one place, and which kind of thing each argument is: the first that makes sense to all. */
interface Saying {
	readonly at: string;
	readonly says: readonly Say[];
	readonly kinds: readonly number[] | undefined;
}

const sayings: readonly Saying[] = [...english.keys()].flatMap((at) => {
	const says = languages.map((language) => catalogues[language].get(at)).filter(isSay);
	if (says.length === 0) return [];
	const makesSense = (kinds: readonly number[]): boolean =>
		says.every((say) => said(say, chosen(kinds, unlisted, false)) !== null);
	const arity = Math.max(...says.map((say) => say.length));
	return [{ at, says, kinds: choices(arity, told(unlisted, false).length).find(makesSense) }];
});

/** What everybody calls the same, whatever they speak. */
const sameEverywhere: readonly string[] = [
	"",
	"Fibbers",
	"El Mentiroso",
	"Liar’s Post",
	"Liar!",
	"Chat",
	..."Ines Jonas Mira Nora Teo Viktor".split(" "),
];

test("every language has the same texts", () => {
	const shape = (language: Language): readonly string[] =>
		[...catalogues[language]].map(([at, value]) => `${at}: ${typeof value}`).toSorted();
	for (const language of languages) expect(shape(language)).toEqual(shape("en"));
});

test("no text was left in English", () => {
	const left = [...english].filter(([at, text]) => typeof text === "string" && catalogues.es.get(at) === text);
	expect(left.filter(([, text]) => !sameEverywhere.includes(String(text)))).toEqual([]);
});

test("no sentence was left in English", () => {
	const left = sayings.flatMap(({ at, says, kinds = [] }) => {
		const args = chosen(kinds, unlisted, false);
		const [first, ...others] = says.map((say) => said(say, args));
		// Units and names are no words.
		const words = first?.replace(/Bea|Ana|Fibbers|json/g, "").match(/\p{L}{3}/u);
		return words && others.includes(first ?? null) ? [[at, first]] : [];
	});
	expect(left).toEqual([]);
});

test.each([0, 1, 2, 5, 1_000_000])("every language has something to say about %i", (count) => {
	for (const { at, says, kinds } of sayings) {
		expect(kinds, `what ${at} is told`).toBeDefined();
		for (const you of [false, true]) {
			const args = chosen(kinds ?? [], count, you);
			for (const say of says) expect(said(say, args), `${at}(${JSON.stringify(args)})`).not.toBeNull();
		}
	}
});

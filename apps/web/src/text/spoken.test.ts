import { afterEach, beforeEach, expect, test } from "vitest";
import type { Language } from "./languages.ts";
import { heard, language, speak, spoken } from "./spoken.ts";

interface Words {
	readonly hello: string;
}

const gates: PromiseWithResolvers<Words>[] = [];

/** A part whose Spanish comes when it is let through. */
function slowPart() {
	const gate = Promise.withResolvers<Words>();
	gates.push(gate);
	const asked: Language[] = [];
	const ask = (of: Language, words: Promise<Words>) => () => {
		asked.push(of);
		return words;
	};
	const part = spoken<Words>({
		en: ask("en", Promise.resolve({ hello: "Hello" })),
		es: ask("es", gate.promise),
	});
	return { part, asked, gate };
}

beforeEach(() => speak("en"));

// Parts stay for as long as the page.
afterEach(() => {
	for (const { resolve } of gates) resolve({ hello: "Hola" });
});

test("words come with the module that says them, in the language that is spoken and no other", async () => {
	const { part, asked } = slowPart();
	expect(() => part.hello).toThrow("heard()");
	const module = await heard(Promise.resolve({ part }));
	expect(module.part.hello).toBe("Hello");
	await heard(Promise.resolve({}));
	expect(asked).toEqual(["en"]);
});

test("the language changes when all its words are there, also those of a part that comes meanwhile", async () => {
	const first = slowPart();
	await heard(Promise.resolve({}));
	const changed = speak("es");
	const second = slowPart();
	await heard(Promise.resolve({}));
	first.gate.resolve({ hello: "Hola" });
	await first.gate.promise;
	expect(language.value).toBe("en");
	expect(second.part.hello).toBe("Hello");
	second.gate.resolve({ hello: "Buenas" });
	await changed;
	expect([language.value, first.part.hello, second.part.hello]).toEqual(["es", "Hola", "Buenas"]);
});

test("whoever changes the mind meanwhile gets what was wanted last", async () => {
	const { part, gate } = slowPart();
	await heard(Promise.resolve({}));
	const spanish = speak("es");
	await speak("en");
	gate.resolve({ hello: "Hola" });
	await spanish;
	expect([language.value, part.hello]).toEqual(["en", "Hello"]);
});

test("words that do not come change nothing, and are asked for again", async () => {
	let tries = 0;
	const part = spoken<Words>({
		en: async () => ({ hello: "Hello" }),
		es: async () => {
			if (++tries === 1) throw new Error("no network");
			return { hello: "Hola" };
		},
	});
	await heard(Promise.resolve({}));
	await expect(speak("es")).rejects.toThrow("no network");
	expect([language.value, part.hello]).toEqual(["en", "Hello"]);
	await speak("es");
	expect(part.hello).toBe("Hola");
});

import { describe, expect, test } from "vitest";
import type { Sentence } from "../../ui/words.tsx";
import { elMentiroso } from "./el-mentiroso.ts";
import { liar } from "./liar.ts";
import { liarsPost } from "./liars-post.ts";

const you = { name: "Ana", you: true };
const bea = { name: "Bea", you: false };
const teo = { name: "Teo", you: false };

/** As it is read, with the quotation marks that the page sets around speech. */
const read = (sentence: Sentence | string): string =>
	(typeof sentence === "string" ? [sentence] : sentence)
		.map((part) => {
			if (typeof part === "string") return part;
			if ("said" in part) return `“${part.said}”`;
			return "strong" in part ? part.strong : part.lie;
		})
		.join("")
		.replaceAll("\u00a0", " ");

describe("El Mentiroso", () => {
	const { log, say, over } = elMentiroso;
	test.each([
		[log.played({ by: bea, count: 2, rank: "K" }, "following"), "Bea juega dos cartas: “dos Reyes”."],
		[log.played({ by: you, count: 1, rank: "Q" }, "opening"), "Tú abres con una carta: “una Reina”."],
		[log.challenged(you, bea, ["KS", "3H"], true), "Tú le dices “¡Mentira!” a Bea. Era mentira: K, 3."],
		[log.challenged(bea, you, ["KS"], false), "Bea te dice “¡Mentira!”. Era verdad: K."],
		[log.challenged(bea, teo, ["KS"], false), "Bea le dice “¡Mentira!” a Teo. Era verdad: K."],
		[log.took(you, 1), "Tú te llevas una carta."],
		[say.would(3, "7", 2), "Dirías tres Sietes: dos son falsas."],
		[say.would(3, "7", 1), "Dirías tres Sietes: una es falsa."],
		[say.would(1, "J", 1), "Dirías una Jota: es mentira."],
		[say.settled(bea, you, you, 6, true), "Bea te descubrió. Te llevas seis cartas."],
		[say.settled(you, bea, you, 6, false), "Bea decía la verdad. Te llevas seis cartas."],
		[over.record(bea, 1, 0, 1), "Bea: una jugada, ninguna mentira descubierta, una verdad puesta en duda. "],
	])("%#: %s", (sentence, spanish) => {
		expect(read(sentence)).toBe(spanish);
	});
});

describe("Liar’s Post", () => {
	const { log, mat, say, reveal } = liarsPost;
	test.each([
		[mat.says(bea, you), "Bea te dice:"],
		[mat.says(you, bea), "Le dices a Bea:"],
		[mat.says(bea, teo), "Bea le dice a Teo:"],
		[log.sent(you, bea, "J"), "Tú le envías una carta a Bea: “una Jota”."],
		[log.passed(bea, you, "A"), "Bea mira y te la pasa: “un As”."],
		[log.passed(you, teo, "A"), "Tú miras y se la pasas a Teo: “un As”."],
		[say.decides(bea, [you, teo]), "Bea decide, y aún puede pasarla: a ti o a Teo."],
		[reveal.takes(you, "QD"), "Te llevas la Reina."],
		[reveal.takes(bea, "8D"), "Bea se lleva el Ocho."],
		[mat.rack(bea, [["Q", 3]], { more: ["Q"], missing: null }), "Bea: tres Reinas; con una Reina más se pierde"],
	])("%#: %s", (sentence, spanish) => {
		expect(read(sentence)).toBe(spanish);
	});
});

describe("Liar!", () => {
	const { log, mat, say, over } = liar;
	const kings = { card: "KS", about: "rank" } as const;
	const spades = { card: "KS", about: "suit" } as const;
	test.each([
		[mat.question(kings), "¿Cuántos Reyes tienes?"],
		[mat.question(spades), "¿Cuántas picas tienes?"],
		[mat.answer(1, kings), "Uno."],
		[mat.answer(1, spades), "Una."],
		[log.answered(bea, 0, spades), "Bea dice “ninguna”."],
		[say.truth(kings, 0), "No tienes ningún Rey. Dilo, o gasta tu única mentira."],
		[say.truth(spades, 2), "Tienes dos picas. Dilo, o gasta tu única mentira."],
		[over.caught(you, bea, spades, 1, 0), "Bea dijo “una pica” y no tenía ninguna. Te diste cuenta."],
		[over.falseAlarm(bea, you, kings, 1), "Bea dijo “¡Mentira!”, pero tenías un Rey."],
		[over.lied(you, kings, 2, 0), "Tú mentiste una vez: “dos Reyes”, sin ninguno en la mano."],
	])("%#: %s", (sentence, spanish) => {
		expect(read(sentence)).toBe(spanish);
	});
});

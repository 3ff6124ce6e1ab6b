import {
	asteriskCensorStrategy,
	collapseDuplicatesTransformer,
	DataSet,
	englishDataset,
	englishRecommendedTransformers,
	type MatchPayload,
	parseRawPattern,
	RegExpMatcher,
	remapCharactersTransformer,
	resolveLeetSpeakTransformer,
	TextCensor,
	toAsciiLowerCaseTransformer,
} from "obscenity";
import { coarseSpanish } from "./coarse-spanish.ts";

/** Not coarse, or in Spanish the name of a colour. */
const harmless = new Set(["sex", "negro", "dyke"]);

/** Decent words in which others are hidden. */
const decent = ["cockpit", "cumin", "rapeseed", "retardant", "shiitake"];

const english = new RegExpMatcher({
	...new DataSet<{ originalWord: string }>()
		.addAll(englishDataset)
		.removePhrasesIf(({ metadata }) => harmless.has(metadata?.originalWord ?? ""))
		.addPhrase((phrase) => decent.reduce((each, term) => each.addWhitelistedTerm(term), phrase))
		.build(),
	...englishRecommendedTransformers,
});

const spanish = new RegExpMatcher({
	blacklistedTerms: coarseSpanish.map((pattern, id) => ({ id, pattern: parseRawPattern(pattern) })),
	blacklistMatcherTransformers: [
		// ñ is a letter of its own: an "ano" is no "año".
		remapCharactersTransformer({ a: "áàâäÁÀÂÄ", e: "éèêëÉÈÊË", i: "íìîïÍÌÎÏ", o: "óòôöÓÒÔÖ", u: "úùûüÚÙÛÜ", ñ: "Ñ" }),
		resolveLeetSpeakTransformer(),
		toAsciiLowerCaseTransformer(),
		collapseDuplicatesTransformer({
			customThresholds: new Map([
				["l", 2],
				["r", 2],
			]),
		}),
	],
});

const censor = new TextCensor().setStrategy(asteriskCensorStrategy());

/** The same text, coarse words of English and Spanish covered with asterisks. */
export const covered = (text: string): string =>
	[english, spanish].reduce((so, matcher) => censor.applyTo(so, matchesIn(so, matcher)), text);

/** Digits stand for letters in the middle of others, and mean themselves otherwise. */
const matchesIn = (text: string, matcher: RegExpMatcher): MatchPayload[] =>
	matcher
		.getAllMatches(text, true)
		.filter(({ startIndex, endIndex }) => /\p{L}/u.test(text.slice(startIndex, endIndex + 1)));

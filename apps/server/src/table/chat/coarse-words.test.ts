import { describe, expect, test } from "vitest";
import { covered } from "./coarse-words.ts";

/** Decent words that look like coarse ones, or hide them. */
const innocent = {
	en: `Scunthorpe assassin classic cockpit analysis Dickens shiitake Essex document cumulative therapist grape peacock Hancock
		pass class grass assess bass cocktail Sussex arsenal night count county account discount analog canal banal penal pension
		penguin pianist specialist raccoon cocoon niggle Niger Nigeria shuttle skill hitch pitch bitcoin stitch sextet sex Uranus
		manuscript passenger embassy ambassador compass harass assume asset cucumber circumstance scum cumin success succumb
		conspicuous auspicious despicable homogeneous Japan japanese rapeseed drape scrape custard mustard retardant dictionary
		prickly fickle lie liar liars cheat bluff damn hell button title mass cassette hello basement cook spoon shot shirt short
		the pen is mightier, an album, I pass, as such, no discard, six of hearts, king of clubs, ace, jack, queen, 455 points, 8008, 1 + 5 = 6, $100, @you`,
	es: `computador reputación disputa disputó diputado diputada amputar pollo polla pollas pene penetrar película vehículo círculo
		artículo cálculo ridículo partícula pájaro cabra cabrito cabrero cojín cojo cojera picar año ano cono coñac concha conchas
		marítimo mariscos maricastaña negro negra negros negocio negativo Montenegro íntegro cómputo imputado vergüenza vergel
		convergencia envergadura converger chino chinche zorra zorro perra perro tonta hostia teta tetera estética tetris follaje
		desarrollar follón folleto bollo bollería culpa cultura culebra acumular inculcar ocultar culata cómodo modo moda jode jota
		mierdoso subnormalidad mamá mamífero putativo coger joya juego verdad mentira mentiroso mentirosa tramposo farol descarte
		pareja trío escalera rey sota caballo espadas bastos copas oros baraja señor niña español peña`,
} as const;

const coarse = [
	"you fucking idiot",
	"what the fuuuck",
	"sh1t",
	"a$$hole",
	"bitches",
	"ｆｕｃｋ",
	"hijo de puta",
	"PUTA",
	"eres un cabrón",
	"CABRÓN",
	"cabronnn",
	"gilipollas",
	"vete a la mierda",
	"m1erd4",
	"coño",
	"COÑO",
	"maricón",
	"pendejo",
	"puuuta",
	"jódete",
];

describe("coarse words", () => {
	test.each(Object.entries(innocent))("are not seen in decent words: %s", (_, words) => {
		const found = words.split(/\s+/).filter((word) => covered(word) !== word);
		expect(found).toEqual([]);
		expect(covered(words)).toBe(words);
	});

	test.each(coarse)("are covered in %j", (text) => {
		expect(covered(text)).toContain("**");
	});

	test("leave the rest of the line as it is", () => {
		expect(covered("¿Qué mierda de carta es esa, señor?")).toBe("¿Qué ****** de carta es esa, señor?");
	});
});

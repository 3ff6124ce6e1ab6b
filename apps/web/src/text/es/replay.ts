import type { replay as english } from "../en/replay.ts";
import type { Translated } from "../translated.ts";
import { capital, counted, feminine, inWords, masculine, plural } from "./numbers.ts";

const day = new Intl.DateTimeFormat("es-419", { dateStyle: "medium", timeStyle: "short" });
const names = new Intl.ListFormat("es", { type: "conjunction" });
const card = feminine("carta", "cartas");
const claim = masculine("anuncio", "anuncios");
const sign = feminine("marca", "marcas");

/** “, nueve de cada diez veces”; nothing where it is almost always. */
const often = (share: number): string =>
	share > 0.95 ? "" : `, ${inWords(Math.round(share * 10), "f")} de cada diez veces`;

const clock = (ms: number): string => {
	const seconds = Math.floor(ms / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

export const replay: Translated<typeof english> = {
	back: "Volver a mis partidas",
	log: "El registro hasta aquí",
	options: "Cómo mirarlo",
	title: (game) => `Repetición: ${game}`,
	when: (startedAt) => day.format(startedAt),
	who: (people) => names.format(people),
	nameless: (seat) => `Lugar ${seat + 1}`,
	broken: "Todo el mundo se fue antes del final.",
	loading: "Buscando la partida",
	missing: { heading: "Aquí no está esa partida.", text: "Puedes ver las partidas que has jugado." },
	noLink: { heading: "Este enlace no lleva a nada.", text: "Puede que quien compartió la partida lo haya retirado." },
	trouble: { heading: "La partida no llegó.", again: "Intentar otra vez" },
	unreadable: { heading: "Este registro no se puede mostrar.", text: "Se guardó, pero no se lee como una partida." },

	steps: {
		name: "Pasos de la partida",
		slider: "Paso",
		at: (step, last) => (step === 0 ? `El reparto, siguen ${last} pasos` : `Paso ${step} de ${last}`),
		time: clock,
		first: "Al reparto",
		back: "Un paso atrás",
		on: "Un paso adelante",
		last: "Al final",
		play: "Ver",
		pause: "Pausa",
		speed: "Velocidad",
		speeds: { "0.5": "Mitad de velocidad", "1": "Velocidad normal", "2": "El doble", "4": "Cuatro veces más rápido" },
		lieBack: "Mentira anterior",
		lieOn: "Próxima mentira",
		keys: "Las flechas van paso a paso; Inicio y Fin, al reparto y al final.",
	},

	eyes: {
		name: "Con qué ojos",
		all: "Todas las cartas abiertas",
		of: (name) => `Como lo vio ${name}`,
	},

	hands: {
		all: "Todas las manos",
		of: (name) => `La mano de ${name}`,
		count: (name, cards) => `${name}, ${counted(cards, card)}`,
		none: "sin cartas",
		middle: "En el centro",
	},

	marks: {
		name: "Mentiras",
		caught: (by, doubter) => `Mentira. ${doubter ?? "Alguien"} no le creyó a ${by}.`,
		believed: (by, believer) =>
			believer === null ? `Mentira. Todo el mundo le creyó a ${by}.` : `Mentira. ${believer} le creyó a ${by}.`,
		covered: (by) => `Una mentira de ${by}, y nadie dijo nada.`,
		open: (by) => `Una mentira de ${by}. A nadie le dio tiempo de dudar.`,
		doubted: (by, doubter) => `La verdad. ${doubter ?? "Alguien"} no le creyó a ${by}.`,
		truth: "La verdad.",
		really: "En realidad:",
		key: { caught: "mentira descubierta", missed: "mentira sin descubrir", doubted: "verdad puesta en duda" },
	},

	judged: {
		shout: { "el-mentiroso": "¡Mentira!", "liars-post": "Falso", liar: "¡Mentira!" },
		doubt: (who, shout, share) =>
			`${names.format(who)} ${plural(who.length, "lo creyó", "lo creyeron")}. La computadora difícil habría dicho “${shout}”${often(share)}.`,
		believe: (who, share) =>
			`${names.format(who)} ${plural(who.length, "lo dudó", "lo dudaron")}. La computadora difícil lo habría creído${often(share)}.`,
		count: (name, times) =>
			times === 0
				? `${name} juzgó cada anuncio como la computadora difícil.`
				: `${name} juzgó ${counted(times, claim)} de otro modo que la computadora difícil.`,
		toStep: (step) => `Paso ${step}`,
		ask: "¿Y la computadora difícil?",
		explained:
			"El registro está solo en tu navegador. Esto lo envía al servidor, sin los nombres, y el servidor no guarda nada.",
		coming: "La computadora difícil mira la partida.",
		there: (count) =>
			count === 0
				? "La computadora difícil habría juzgado igual cada anuncio."
				: `${capital(counted(count, sign))} sobre la barra.`,
		failed: "No llegó ninguna respuesta. El registro no se guardó.",
	},

	save: "Descargar",
	fileName: (game, startedAt) =>
		`${game}${startedAt === null ? "" : `-${new Date(startedAt).toISOString().slice(0, 10)}`}.json`,

	share: {
		make: "Compartir",
		text: "Quien tenga este enlace puede ver la partida, con todas las cartas y los nombres.",
		link: "Enlace a esta repetición",
		end: "Retirarlo",
		ended: "El enlace ya no existe.",
	},

	open: {
		heading: "Ver un registro",
		text: "Pega el registro de una partida, o suelta aquí un archivo.",
		label: "Registro de la partida",
		file: "Abrir un archivo",
		show: "Mostrarlo",
		other: "Otro registro",
		upTo: "Verlo hasta ahí",
		faults: {
			"not-json": "Esto no es texto JSON.",
			"not-a-record": "Es JSON, pero no el registro de una partida.",
			"unknown-game": "Este registro es de un juego que aquí no se juega.",
			"bad-options": "Este registro tiene opciones que su juego no conoce.",
			"bad-seats": "Este registro tiene muy pocos o demasiados lugares para su juego.",
			"bad-deal": "El reparto de este registro no puede ser: sobra una carta, falta, o está dos veces.",
			"bad-moves": "Este registro no trae lista de jugadas.",
			"too-large": "Un registro nunca es tan grande.",
		},
		fault: "Esto no se puede leer.",
		illegal: (move, reason) => `La jugada ${move} rompe las reglas (${reason}).`,
	},
};

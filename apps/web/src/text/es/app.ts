import type { app as english } from "../en/app.ts";
import type { Translated } from "../translated.ts";
import { between } from "./between.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { capital, inWords } from "./numbers.ts";
import { setup } from "./setup.ts";

export const app: Translated<typeof english> = {
	name: "Fibbers",
	title: (page) => (page === null ? "Fibbers: tres juegos de cartas para gente que miente bien" : `${page} · Fibbers`),
	games,
	home,
	options: setup,
	...between,
	you: "Tú",
	close: "Cerrar",
	cancel: "Ahora no",
	back: "Volver al inicio",

	bar: {
		tables: "Mesas",
		games: "Mis partidas",
		rules: "Reglas",
		me: (name) => `Tú: ${name}. Cambiar nombre y posavasos`,
		unknownMe: "Tu nombre y tu posavasos",
	},

	language: "Idioma",
	theme: {
		label: "Claro",
		names: { system: "Automático", light: "Claro", dark: "Oscuro" },
		deck: "Cuatro colores de palos",
	},

	profile: {
		heading: "¿Con qué nombre juegas?",
		name: "Nombre",
		picture: "Posavasos",
		tone: "Color",
		looks: "Tu posavasos",
		pictures: {
			lemon: "Limón",
			olive: "Aceituna",
			moon: "Luna",
			cat: "Gato",
			fish: "Pez",
			key: "Llave",
			cup: "Taza",
			brolly: "Paraguas",
		},
		tones: ["Amarillo", "Verde", "Azul", "Naranja", "Turquesa", "Arena", "Rosa", "Violeta"],
		save: "Soy yo",
		later: "Ahora no",
		newcomer: "¿Cómo quieres que te llamen?",
		badName: "Un nombre tiene de 1 a 20 caracteres.",
	},

	table: {
		codeLine: (code, more) => [`Mesa ${code}`, more].filter(Boolean).join(" · "),
		scoreLine: (code, score) => `${code} · ${score}`,
		leave: "Dejar la mesa",
		watchers: (count) => `${capital(inWords(count))} mirando`,
		menu: "Invitar, reglas, ajustes",
		guided: "Ronda guiada",
		invite: "Invitar",
		name: "Nombre y posavasos",
		otherDevice: "Usar en otro dispositivo",
		light: "Claro u oscuro",
		connecting: "Buscando la mesa",
		offline: "Sin conexión. Tu lugar se guarda, el reloj sigue.",
		offlineWatching: "Sin conexión. Ves la mesa como estaba.",
		stalled: "El servidor no puede guardar en este momento. La mesa espera.",
		leaving: {
			heading: "¿Dejar la partida?",
			text: (code) => `La computadora juega por ti. Vuelve cuando quieras con el código ${code}.`,
			go: "Salir",
			stay: "Quedarme",
		},
	},

	invite: {
		heading: "Invita a tu gente",
		text: "Léeles el código, o envía el enlace.",
		link: "Enlace a esta mesa",
		copy: "Copiar el enlace",
		copied: "Copiado",
		selected: "Seleccionado, para que lo copies",
		share: "Enviar",
		qr: "El enlace como imagen para la cámara de un teléfono",
	},

	endings: {
		"no-such-table": { heading: "No hay mesa con este código.", text: "¿Y si revisas las dos últimas letras?" },
		"table-closed": { heading: "Esta mesa está cerrada.", text: "Ya no queda nadie. Las sillas están recogidas." },
		"too-many-misses": {
			heading: "Demasiados códigos que no son de ninguna mesa.",
			text: "Espera diez minutos, o pide un enlace. Tus mesas y la lista siguen abiertas.",
		},
		"table-full": { heading: "Esta mesa está llena.", text: "No admite a nadie que mire." },
		"not-watchable": { heading: "La partida ya empezó.", text: "Esta mesa no admite a nadie que mire." },
		replaced: {
			heading: "Esta mesa está abierta en otra pestaña o en otro dispositivo.",
			text: "Se juega en un solo lugar a la vez.",
		},
	},
	frozen: {
		heading: "Esta mesa se detuvo.",
		text: "Una falla en la partida. Quedó anotada, y una mesa nueva lo arregla.",
	},
	playHere: "Jugar aquí",
	tryAgain: "Intentar otra vez",
	notFound: { heading: "Aquí no hay nada.", text: "La página no existe, o alguien se la llevó." },
	broken: {
		heading: "Esta página tropezó.",
		text: "Tu lugar se guarda. Cargarla otra vez debería ayudar.",
		reload: "Cargar otra vez",
	},
	loading: "Un momento",

	refusals: {
		"not-host": "Eso solo lo puede hacer quien lleva la mesa.",
		"not-now": "En este momento no se puede.",
		"not-seated": "Aquí no tienes silla.",
		"already-seated": "Ya tienes silla.",
		"table-full": "Todas las sillas están ocupadas.",
		"no-such-seat": "Esa silla ya está vacía.",
		"too-few-players": "Falta gente para jugar.",
		"too-many-players": "Aquí hay más gente de la que cabe en ese juego.",
		"by-vote": "En una mesa abierta las opciones se votan.",
		"by-host": "Aquí decide las opciones quien lleva la mesa.",
		"not-your-choice": "Otra persona dice quién empieza, o ya se dijo.",
		"bad-options": "Con la gente que está aquí, la mesa no puede ser así.",
		"table-frozen": "Una falla detuvo esta mesa.",
		"store-unavailable": "No se pudo guardar. Inténtalo otra vez.",
		offline: "No hay conexión en este momento.",
		"no-answer": "El servidor no responde. Inténtalo otra vez.",
		"too-many-requests": "Fue mucho de una vez. Espera un momento.",
		"unknown-player": "Se cerró la sesión de este dispositivo. Carga la página otra vez.",
		"shutting-down": "El servidor está por reiniciarse. Inténtalo en un minuto.",
	},
	refused: "No se pudo.",
};

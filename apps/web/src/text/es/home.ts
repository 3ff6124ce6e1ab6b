import type { home as english } from "../en/home.ts";
import type { Translated } from "../translated.ts";
import { counted, feminine } from "./numbers.ts";

const chair = feminine("silla libre", "sillas libres");

export const home: Translated<typeof english> = {
	lede: "Tres juegos de cartas para gente que miente bien, y para gente que se da cuenta.",
	said: "“Tres Reyes.”",
	stamp: "¡Mentiroso!",
	practice: "Jugar con la computadora",
	practiceOf: (game) => `Jugar con la computadora: ${game}`,
	dealing: "Repartiendo",
	newTable: "Nueva mesa",
	newTableOf: (game) => `Nueva mesa: ${game}`,
	guided: "Ronda guiada",
	guidedOf: (game) => `Ronda guiada: ${game}`,
	codeLabel: "Código de la mesa",
	codePlaceholder: "Código de tu gente",
	sitDown: "Sentarme",
	sitDownAt: (game, host) => `Sentarme: ${game} con ${host}`,
	codeTooShort: "Un código tiene seis letras y cifras.",
	games: "Los juegos",
	openTables: "Mesas abiertas",
	host: (name) => `con ${name}`,
	free: (count) => counted(count, chair),
	noSignUp: "Sin registro. Basta un nombre y un posavasos.",
	slips: { kings: "dos Reyes", hops: ["una Reina", "un Siete", "un Rey"] },
};

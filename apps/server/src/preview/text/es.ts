import type { PreviewText } from "./text.ts";

const numbers = ["ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"];

/** “hay una silla libre”, “hay dos sillas libres”. */
const seats = (free: number): string => `hay ${numbers[free] ?? free} ${free === 1 ? "silla libre" : "sillas libres"}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const es: PreviewText = {
	locale: "es_419",
	games: { "el-mentiroso": "El Mentiroso", "liars-post": "Liar’s Post", liar: "Liar!" },
	table: (game) => `Una partida de ${game}`,
	open: (free) => `${capital(seats(free))}. Sin registro: abre el enlace, di tu nombre y siéntate.`,
	playing: (free) =>
		free === 0 ? "Ahora mismo están jugando." : `Están jugando, y para la próxima partida ${seats(free)}.`,
	full: "Ahora mismo todas las sillas están ocupadas.",
	locked: "La puerta está cerrada: a esta mesa ya no entra nadie más.",
	closed: "Esta mesa ha terminado. Abrir otra es cosa de un momento.",
	anyTable: "Una mesa en Fibbers",
	about:
		"Tres juegos de cartas para gente que miente bien, y para gente que se da cuenta. Con tu gente o con la computadora, sin registro.",
	friend: "Una amistad en Fibbers",
	aboutFriend: "Abre el enlace y podrán jugar juegos de cartas para gente que miente bien. Sin registro.",
};

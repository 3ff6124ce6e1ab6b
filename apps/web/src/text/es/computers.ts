import type { computers as english } from "../en/computers.ts";
import type { Translated } from "../translated.ts";

export const computers: Translated<typeof english> = {
	label: "Computadoras",
	which: "Elegir qué computadora",
	heading: "¿Qué computadora?",
	strength: "Qué tan fuerte",
	ways: "O alguien que se conoce por sus mañas",
	levels: {
		easy: { name: "Fácil", hint: "Confía mucho y se le nota todo." },
		medium: { name: "Media", hint: "Cuenta las cartas y miente de vez en cuando." },
		hard: { name: "Difícil", hint: "Sabe de probabilidades y miente con medida." },
	},
	characters: {
		honest: "Miente solo cuando no hay otra salida.",
		fibber: "Miente siempre que puede.",
		sceptic: "No cree casi nada.",
		easygoing: "Deja pasar todo: lo que se dice y las cartas.",
	},
	notes: {
		easy: "computadora, fácil",
		medium: "computadora, media",
		hard: "computadora, difícil",
		honest: "computadora, casi nunca miente",
		fibber: "computadora, miente mucho",
		sceptic: "computadora, duda mucho",
		easygoing: "computadora, deja pasar todo",
	},
};

import type { fairness as english } from "../en/fairness.ts";
import type { Translated } from "../translated.ts";

export const fairness: Translated<typeof english> = {
	heading: "Comprobar el reparto",
	how: [
		"Antes de repartir, el servidor prometió un secreto con su huella (hash), y ya no podía cambiarlo.",
		"Luego el navegador de cada persona añadió bytes al azar, y de ambas cosas, y de nada más, sale la baraja.",
		"Tu navegador vuelve a calcular la baraja y compara cada carta.",
	],
	check: "Comprobar el reparto",
	fair: "Es el secreto prometido, y de él salen estas cartas.",
	unfair: {
		"no-proof": "Este registro no trae ninguna prueba de su reparto, así que no se puede comprobar.",
		commitment: "El secreto no es el que se prometió. Este registro fue alterado.",
		deal: "De este secreto y estos bytes salen otras cartas. Este registro fue alterado.",
	},
	details: "Los números",
	commitment: "Prometido antes de repartir (SHA-256)",
	seed: "El secreto",
	bytes: (name) => `Añadido por ${name}`,
	nothing: "nada: la computadora, o nadie respondió en dos segundos",
	seat: (seat) => `lugar ${seat + 1}`,
};

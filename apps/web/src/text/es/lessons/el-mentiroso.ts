import type { lessons as english } from "../../en/lessons/el-mentiroso.ts";
import type { Translated } from "../../translated.ts";
import { rankPlural } from "../cards.ts";

export const lessons: Translated<typeof english> = {
	aim: (cards) => ({
		title: "Líbrate de estas",
		text: `Quien se queda sin cartas primero gana. Quien se queda con cartas al final pierde. Empiezas con ${cards}.`,
	}),
	open: {
		title: "Abres la pila",
		text: "Elige de una a cuatro cartas, y luego el valor que dices que son. No tiene que ser verdad.",
	},
	follow: (rank) => ({
		title: `${rankPlural[rank]}, tengas lo que tengas`,
		text: `Hasta que alguien se lleve la pila, todo el mundo dice ${rankPlural[rank]}. Elige de una a cuatro cartas: el número lo ve cualquiera, el valor puede ser mentira.`,
	}),
	say: {
		title: "Lo que estás por decir",
		text: "Aquí lees cómo sonará, y qué parte es falsa. Esa parte no la ve nadie más.",
	},
	doubt: {
		title: "¿Lo crees?",
		text: "Puedes dudar de la jugada de arriba hasta que la siguiente la tape. Si era mentira, quien la jugó se lleva la pila. Si era verdad, te la llevas tú.",
	},
	settled: {
		title: "Boca arriba",
		text: "Basta una carta distinta para que sea mentira. Quien se equivocó se llevó la pila, y abre la siguiente con cualquier valor.",
	},
	set: {
		title: "Tienes un grupo completo",
		text: "Puedes descartarlo, a la vista y para siempre, cuando quieras. No te cuesta el turno.",
	},
};

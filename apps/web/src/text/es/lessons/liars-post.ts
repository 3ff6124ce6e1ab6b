import type { lessons as english } from "../../en/lessons/liars-post.ts";
import type { Translated } from "../../translated.ts";
import { inWords } from "../numbers.ts";

export const lessons: Translated<typeof english> = {
	aim: (limit) => ({
		title: "Que tu fila siga vacía",
		text: `Las cartas que te llevas quedan a la vista, en tu fila. Quien junta primero ${inWords(limit, "f")} iguales pierde, y gana el resto.`,
	}),
	send: {
		title: "Envía una carta",
		text: "Elige una carta, para quién es, y qué dices que es. Puede ser mentira.",
	},
	arrives: {
		title: "Una carta para ti",
		text: "Di “Cierto” o “Falso” sin mirar. Si aciertas, se la lleva quien la envió. Si no, tú. O mírala, y pásala.",
	},
	looked: {
		title: "Ahora lo sabes",
		text: "Ya miraste, así que la pasas: elige a quién, y qué dices que es. Lo mismo que antes, u otra cosa.",
	},
	reveal: {
		title: "Boca arriba",
		text: "Quien se equivocó se queda con la carta, y envía la siguiente.",
	},
	red: {
		title: "El rojo avisa",
		text: "Con una más de ese valor, esta persona pierde. Toda la mesa lo sabe, y eso bien vale una mentira o dos.",
	},
};

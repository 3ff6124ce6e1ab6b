import type { figures } from "../../en/rules/liars-post.ts";
import type { RuleText } from "../../rule-text.ts";

export const liarsPost: RuleText<(typeof figures)[number]> = {
	point:
		"Las cartas llegan por correo, y nadie las quiere. Pierde quien primero tiene cuatro iguales a la vista. Gana el resto de la mesa.",
	sections: [
		{
			heading: "Preparación",
			text: [
				"De dos a seis personas; con cuatro o más es cuando más pasa. De dos barajas se toman los Ases, Reyes, Reinas, Jotas, Dieces, Nueves, Ochos y Sietes: ocho valores, ocho cartas de cada uno. Se reparten las 64. Los palos aquí no significan nada.",
			],
		},
		{
			heading: "Un turno",
			steps: [
				"Envía una carta tuya, la que sea, boca abajo, a quien quieras, y di qué es: “una Reina”. Si lo es o no, es asunto tuyo.",
				"Quien la recibe responde sin mirar: “Cierto” o “Falso”. La carta se pone boca arriba. Si acertó, la carta se la lleva quien la envió. Si no, quien respondió.",
				"O quien la recibe mira, y tiene que pasarla: a alguien que todavía no haya tenido esta carta, con el mismo valor o con otro. Quien la recibe ahora tiene la misma elección.",
				"Quien se lleva la carta la conserva, a la vista, hasta el final de la partida, y envía la siguiente.",
			],
			figure: "send",
		},
		{
			heading: "Mirar, Cierto o Falso",
			text: [
				"Quien mira renuncia a responder: solo queda pasar la carta. Y una carta que ya tuvo el resto de la mesa no puede seguir. La última persona que la recibe tiene que responder.",
			],
			figure: "choice",
		},
		{
			heading: "Las filas",
			text: [
				"Cada quien tiene una fila con un lugar para cada valor. Cada marca es una carta que se llevó. El rojo significa que con una más de ese valor se pierde.",
			],
			figure: "rack",
		},
		{
			heading: "El final",
			text: [
				"Se pierde con cuatro iguales, o si te toca enviar una carta y no tienes ninguna. Pierde una sola persona, y el resto gana en conjunto. Quien pierde reparte, y en la próxima partida envía primero quien está a su izquierda.",
				"Una mano vacía por sí sola no hace daño: sigues recibiendo, respondiendo, mirando y pasando. Solo cuando te toca enviar has perdido.",
			],
		},
		{
			heading: "Entre dos",
			text: [
				"No hay a quién pasar una carta, así que cada carta se responde de inmediato. Para perder hacen falta cinco iguales.",
			],
		},
	],
	example: {
		story: [
			"Mira le envía una carta a Teo: “un Nueve”. Teo tiene tres Nueves en su fila y prefiere no equivocarse, así que mira. Es una Jota.",
			"Teo se la pasa a Jonas y dice la pura verdad: “una Jota”.",
			"Jonas ha oído dos historias sobre una misma carta, y la segunda la cree todavía menos. “Falso.”",
			"Se pone boca arriba: la Jota de tréboles. Jonas se equivocó y se la lleva. Ahora Jonas envía una carta.",
		],
		figure: "way",
	},
	variants: [
		{
			name: "Una baraja",
			text: "La partida rápida, de dos a cuatro personas: 32 cartas, cuatro de cada valor. Se pierde con tres iguales; entre dos, con cuatro.",
		},
		{
			name: "Ocho diferentes",
			text: "También se pierde con una carta de cada uno de los ocho valores. Cuando tienes siete valores, el lugar vacío se pone rojo.",
		},
	],
	clocks: "Enviar, responder y pasar tienen cada uno su propio reloj. Mirar no lo detiene.",
	tips: [
		"Con tres Reyes en tu fila, “Cierto” es la respuesta segura a “un Rey”: si te equivocas, era otra cosa.",
		"Y con ninguno, “Falso” sale barato: si te equivocas, te llevas el primero.",
		"Ocho de cada valor no son muchas. Suma las filas y tu propia mano antes de creer en un cuarto Ocho esta noche.",
		"Pasar la verdad es una linda mentira. Después del “Rey” de otra persona, un “Siete” honesto suena a invento.",
		"Mira solo si tienes a quién pasarla. La última persona de la ronda nunca puede elegir.",
		"A cada carta que te llevas le sigue una que tienes que enviar. Quien pierde y pierde se queda primero sin cartas.",
	],
	questions: [
		{
			question: "¿Importan los palos en algo?",
			answer: "No. Se muestran porque están en las cartas. Un Nueve es un Nueve.",
		},
		{
			question: "¿A quién puedo enviar?",
			answer:
				"A quien quieras. Solo pasar tiene límites: no a quien ya tuvo esta carta en este turno, y quien la envió primero cuenta también.",
		},
		{
			question: "¿Puedo mirar y después responder?",
			answer: "No. Una vez que miras, tienes que pasarla.",
		},
		{
			question: "¿Tengo que decir algo nuevo cuando la paso?",
			answer: "No. Repite lo que te dijeron, o nombra otro valor. Cualquiera de los dos puede ser verdad.",
		},
		{
			question: "¿Por qué no puedo mirar ahora?",
			answer: "El resto de la mesa ya tuvo esta carta, así que no hay a quién pasarla. Di “Cierto” o “Falso”.",
		},
		{
			question: "La carta pasó por muchas manos. ¿Quién se la lleva?",
			answer:
				"Una de las dos últimas personas: quien la pasó al final, o quien respondió. El resto ya no tiene que ver.",
		},
		{
			question: "¿Quién conoce la carta que va en camino?",
			answer: "Quien la envió, y quien la haya mirado. El resto la ve cuando alguien responde.",
		},
		{
			question: "Mi mano está vacía. ¿Quedo fuera?",
			answer:
				"No. Todavía te pueden enviar cartas. Pierdes si te toca enviar una, y a eso lleva quedarse con una carta.",
		},
		{
			question: "¿Alguien gana?",
			answer: "Toda la mesa, menos quien pierde. Es esa clase de juego.",
		},
	],
	credit:
		"Liar’s Post adapta Cockroach Poker (Kakerlakenpoker, Jacques Zeimet, Drei Magier Spiele, 2004) para cartas comunes.",
	figures: {
		send: {
			alt: "Una carta boca abajo va de Mira a Teo. El papel dice: un Nueve.",
			caption: "Mira le envía una carta a Teo, y dice algo de ella.",
			said: [
				{ by: "Mira", what: "un Nueve" },
				{ by: "Teo", what: "" },
			],
		},
		choice: {
			alt: "Tres botones: Mirar, Cierto, Falso.",
			caption: "Mirar y pasarla, o responder sin verla.",
			said: [{ what: "Mirar" }, { what: "Cierto" }, { what: "Falso" }],
		},
		rack: {
			alt: "La fila de Teo: un As, dos Jotas, tres Nueves. Los Nueves están en rojo.",
			caption: "La fila de Teo. Un Nueve más, y se acabó la partida.",
			said: [{ by: "Teo", what: "" }],
		},
		way: {
			alt: "El camino de la carta: Mira le dijo a Teo un Nueve, Teo le dijo a Jonas una Jota. Es la Jota de tréboles.",
			caption: "Una carta, dos historias. La segunda era verdad.",
			said: [
				{ by: "Mira", what: "un Nueve" },
				{ by: "Teo", what: "una Jota" },
				{ by: "Jonas", what: "Falso" },
				{ what: "Cierto" },
			],
		},
	},
};

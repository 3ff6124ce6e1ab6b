import type { figures } from "../../en/rules/el-mentiroso.ts";
import type { RuleText } from "../../rule-text.ts";

export const elMentiroso: RuleText<(typeof figures)[number]> = {
	point:
		"Líbrate de tus cartas, con la verdad o sin ella. Quien se queda sin cartas primero gana. La última persona con cartas pierde.",
	sections: [
		{
			heading: "Preparación",
			text: [
				"De tres a ocho personas comparten una baraja de 52 cartas; de cuatro a seis hacen la mejor mesa. Se reparten todas las cartas, y a algunas personas les puede tocar una más que a otras.",
			],
		},
		{
			heading: "Tu turno",
			steps: [
				"Pon de una a cuatro cartas boca abajo sobre la pila.",
				"Di qué son: “dos Reyes”. El número tiene que ser cierto, cualquiera puede contarlo. El valor puede ser mentira.",
				"Espera un momento. Si nadie duda de ti, sigue el siguiente turno.",
			],
			text: [
				"Quien abre una pila nombra cualquier valor, lo tenga o no. Después todo el mundo nombra el mismo, hasta que alguien se lleva la pila. No se puede pasar: si no tienes Reyes, juegas “Reyes” de todos modos.",
			],
			figure: "play",
		},
		{
			heading: "“¡Mentira!”",
			text: [
				"La jugada de arriba la puede poner en duda cualquiera que tenga cartas, sea o no su turno, hasta que la jugada siguiente la tape. Sus cartas se ponen boca arriba. El resto de la pila sigue oculto.",
				"Basta una carta distinta para que sea mentira: quien mintió se lleva toda la pila. Si todas las cartas son lo que se dijo, la pila es para quien dudó. Quien se la lleva abre la siguiente.",
			],
			figure: "doubt",
		},
		{
			heading: "Descartar un grupo",
			text: [
				"Cuando tienes las cuatro cartas de un valor, puedes ponerlas aparte, a la vista y para siempre. Hazlo en cualquier momento, incluso mientras juega otra persona. No es una jugada: si era tu turno, lo sigue siendo.",
			],
			figure: "set",
		},
		{
			heading: "Quedarte sin cartas",
			text: [
				"Tus últimas cartas no se han ido cuando las pones: una duda todavía puede traerte la pila. Terminas cuando la jugada siguiente las tapa, o cuando alguien duda de ellas y se equivoca.",
				"Si entonces solo queda otra persona con cartas, ya no se juega más. Esa persona acepta tus últimas cartas, o dice “¡Mentira!”.",
			],
		},
		{
			heading: "El final",
			text: [
				"Quien termina tiene su lugar; el resto sigue jugando hasta que una sola persona tiene cartas. Esa persona reparte la próxima partida, y empieza quien está a su izquierda. Una partida que da vueltas y vueltas termina con la jugada 500: cuantas menos cartas, mejor el lugar.",
			],
		},
	],
	example: {
		story: [
			"Emil abre con una carta: “una Reina”. Priya sigue con dos: “dos Reinas”. Hasta aquí, todo es verdad.",
			"A Nora le queda una sola Reina y mucho más que perder. Pone tres cartas: “tres Reinas”.",
			"Emil cuenta. Una, dos y tres son seis Reinas, y una baraja tiene cuatro. “¡Mentira!”",
			"Se ponen boca arriba la Reina de picas, un Cinco y un Nueve. Nora se lleva las seis cartas de la pila, y abre la siguiente.",
		],
		figure: "count",
	},
	variants: [
		{
			name: "Un valor más",
			text: "Cada jugada nombra el valor que sigue al anterior: después de “dos Nueves” vienen Dieces. A los Reyes les siguen Ases, y a los Ases, Doses. Casi nadie puede decir la verdad mucho tiempo.",
		},
		{
			name: "Grupos que se descartan",
			text: "Por regla general, cuatro de un valor. Una mesa puede permitir tres, o pares, y la partida es rápida; o ninguno, y la partida es larga.",
		},
		{
			name: "Tiempo para dudar",
			text: "De cero a diez segundos. Mientras dura, nadie puede tapar la última jugada, para que cualquiera tenga la oportunidad de dudar de ella.",
		},
	],
	clocks:
		"Después de una jugada viene primero el tiempo para dudar: la barra blanca en el botón rojo. Luego empieza el reloj del siguiente turno.",
	tips: [
		"Una carta distinta entre dos verdaderas viaja bien. Nadie puede dudar de media jugada.",
		"Tu propia mano es una prueba. Si tienes dos de los Sietes, los “tres Sietes” de otra persona no pueden ser verdad.",
		"Mira la pila antes de mirar a quien jugó. Seis cartas son un precio justo por equivocarse. Veinte, no.",
		"¿Estás por mentir? Piensa si no conviene dudar. Si tapas una mentira, la de arriba es la tuya.",
		"Una pila que te llevas también es un regalo: conoces sus cartas, y una mano grande pronto forma un grupo.",
		"Recuerda lo que enterraste. Un Rey que pusiste como Nueve no está en la mano de nadie.",
	],
	questions: [
		{
			question: "¿Puedo decir tres y poner dos?",
			answer: "No. La mesa cuenta las cartas por ti. Solo el valor puede ser falso.",
		},
		{
			question: "¿Tengo que tener el valor con el que abro?",
			answer: "No. Puedes nombrar cualquiera de los trece, incluso uno que ya descartaste.",
		},
		{
			question: "De tres cartas, dos eran ciertas. ¿Es mentira?",
			answer: "Sí. Una jugada es verdad solo si todas las cartas tienen el valor que se dijo.",
		},
		{
			question: "Dudamos dos personas al mismo tiempo. ¿Cuál cuenta?",
			answer: "La duda que llegó primero a la mesa. La otra persona no hizo nada, y no pierde nada.",
		},
		{
			question: "¿Puedo dudar de una jugada que está más abajo en la pila?",
			answer: "No, solo de la de arriba. En cuanto otra jugada cae encima, está a salvo.",
		},
		{
			question: "¿Puede dudar alguien que ya terminó?",
			answer: "No. Dudar tiene un precio, y esa persona no tiene mano donde recibir la pila.",
		},
		{
			question: "¿Quién ve el resto de la pila?",
			answer: "Solo quien se la lleva, ordenada por valor, para que no se note quién había puesto qué.",
		},
		{
			question: "Alguien descarta un grupo después de mi jugada. ¿Estoy a salvo?",
			answer: "No. Un descarte no es una jugada. La tuya sigue arriba y se puede poner en duda igual que antes.",
		},
		{
			question: "Mis últimas cartas eran un grupo que descarté. ¿Terminé?",
			answer:
				"De inmediato, salvo que tu última jugada siga arriba y se pueda poner en duda. Entonces terminas cuando eso se resuelve.",
		},
		{
			question: "Dos personas nos quedamos sin cartas casi a la vez. ¿Quién va primero?",
			answer: "Quien tuvo antes la mano vacía, aunque eso se haya resuelto después.",
		},
	],
	credit: "El Mentiroso es un juego tradicional de la familia de Cheat / I Doubt It.",
	figures: {
		play: {
			alt: "Una Reina, un Cinco y un Nueve se ponen como tres cartas boca abajo. El papel que llevan encima dice: Nora, tres Reinas.",
			caption: "Lo que Nora pone, y lo que Nora dice.",
			said: [{ by: "Nora", what: "tres Reinas" }],
		},
		doubt: {
			alt: "Las tres cartas boca arriba: la Reina tiene una marca de acierto, el Cinco y el Nueve una cruz. Un sello dice: Mentira.",
			caption: "Con una carta distinta habría bastado.",
			said: [{ by: "Nora", what: "tres Reinas" }, { what: "¡Mentira!" }],
		},
		set: {
			alt: "Cuatro Nueves, uno al lado de otro, boca arriba.",
			caption: "Los cuatro, a la vista en la mesa, fuera de la partida.",
		},
		count: {
			alt: "Seis casillas debajo de la pila: cuatro están llenas, y dos más rayadas, porque solo hay cuatro Reinas.",
			caption: "Las casillas debajo de la pila cuentan por ti. Lo que se deduce de ellas es cosa tuya.",
			said: [{ what: "Van seis Reinas. Hay 4." }],
		},
	},
};

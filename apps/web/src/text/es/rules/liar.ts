import type { figures } from "../../en/rules/liar.ts";
import type { RuleText } from "../../rule-text.ts";

export const liar: RuleText<(typeof figures)[number]> = {
	point:
		"Nueve cartas: cuatro para ti, cuatro para tu rival, y una boca abajo en medio. Averigua cuál es. Cada quien puede mentir una vez.",
	sections: [
		{
			heading: "Preparación",
			text: [
				"Dos personas, y las Jotas, Reinas y Reyes de picas, corazones y diamantes. Cada quien recibe cuatro cartas. La novena no la conoce nadie.",
				"Quién empieza la primera partida se sortea. Después lo decide quien perdió.",
			],
			figure: "deal",
		},
		{
			heading: "Tu turno",
			steps: [
				"Juega una carta de tu mano y déjala a la vista delante de ti.",
				"Pregunta por su palo, “¿cuántas picas tienes?”, o por su figura, “¿cuántos Reyes?”.",
				"Tu rival dice ninguna, una o dos. Solo cuentan las cartas que siguen en la mano, nunca las que están a la vista.",
				"Sigue, y empieza el turno de tu rival. O di “¡Mentira!”.",
			],
			figure: "turn",
		},
		{
			heading: "O adivina",
			text: [
				"En lugar de preguntar puedes decir qué carta está en el centro. Se pone boca arriba: si aciertas, ganas; si no, pierdes. Si no te quedan cartas que jugar, tienes que adivinar.",
			],
		},
		{
			heading: "La única mentira",
			text: [
				"Cada quien puede dar una respuesta falsa por partida. Si ya la dio, solo lo sabe quien la dio. Una segunda, la mesa no la acepta.",
				"“¡Mentira!” termina la partida. Se muestra la mano: si la respuesta era falsa, ganas. Si era verdad, pierdes.",
			],
		},
		{
			heading: "Tus notas",
			text: [
				"Junto a tu mano están las nueve cartas en pequeño. Toca una carta para tacharla, y tócala otra vez para ponerle un círculo. Las cartas que ves ya vienen marcadas. Nadie más ve tus notas.",
			],
			figure: "notes",
		},
	],
	example: {
		story: [
			"Ines tiene el Rey y la Jota de picas, la Jota de corazones y el Rey de diamantes. Ines juega el Rey de picas: “¿Cuántos Reyes tienes?” Viktor tiene el Rey de corazones y dice “uno”. Ines sigue.",
			"Viktor juega la Reina de corazones: “¿Cuántos corazones tienes?” Es uno, la Jota. Ines dice “ninguno”, y esa fue la mentira. Viktor sigue.",
			"Ines juega la Jota de picas: “¿Cuántas Reinas?” Viktor dice “una”, e Ines sigue.",
			"Viktor hace sus cuentas. El Rey de corazones es mío, la Reina está a la vista, Ines no tiene corazones: tiene que ser la Jota. Viktor dice la Jota de corazones, y da vuelta la Reina de diamantes. Gana Ines.",
		],
		figure: "guess",
	},
	variants: [
		{
			name: "Solo el reloj",
			text: "El juego es lo que es. Una mesa elige cuánto puede durar un turno.",
		},
	],
	clocks: "Preguntar, responder y decir si lo crees tienen cada uno su propio reloj.",
	tips: [
		"Pregunta donde ya ves dos de las tres cartas. Si “ninguna” es la verdad, la tercera está en el centro.",
		"Por la misma razón, “ninguna” es la respuesta en la que más vale la pena mentir.",
		"Si aparece una carta que una respuesta anterior había negado, ya es tarde para “¡Mentira!”. Pero ahora sabes que la mentira está gastada, y que toda respuesta que venga es verdad.",
		"Lo que juegas, lo cuentas. La carta que menos delata es la que ya tiene su fila y su columna a medio descubrir.",
		"Una mentira sin usar vale algo: mientras la tienes, tu rival no puede confiar en nada.",
		"Antes de decir “¡Mentira!”, cuenta cómo tendría que ser la verdad. Si con lo que ves solo encaja una mentira, lo era.",
	],
	questions: [
		{
			question: "¿Qué cartas cuentan para una respuesta?",
			answer: "Las que están en la mano en ese momento. Las que están a la vista no, y la del centro no es de nadie.",
		},
		{
			question: "¿Cuenta la carta que acabo de jugar?",
			answer: "No. Preguntas por la mano de tu rival.",
		},
		{
			question: "¿Podría mentir sin querer?",
			answer: "No. La mesa te muestra qué número es verdad, y te avisa cuando otro sería tu mentira.",
		},
		{
			question: "¿Tengo que mentir en algún momento?",
			answer: "No. Muchas partidas se ganan sin hacerlo nunca, y con sospechas de todos modos.",
		},
		{
			question: "¿Hasta cuándo puedo decir “¡Mentira!”?",
			answer: "Después de la respuesta, hasta que sigues. Lo que se respondió antes queda como está.",
		},
		{
			question: "Ya sé cuál es la carta. ¿Puedo adivinar justo después de la respuesta?",
			answer: "No. Tu turno termina con la respuesta. Adivina en el próximo, si tu rival no se adelanta.",
		},
		{
			question: "¿Puedo adivinar una carta que veo?",
			answer: "No. Eliges entre las que no ves: ni en tu mano, ni a la vista.",
		},
		{
			question: "¿A quién se le dice que mi mentira está gastada?",
			answer: "A nadie más que a ti.",
		},
		{
			question: "¿Quién empieza la próxima partida?",
			answer: "Quien diga la persona que perdió.",
		},
	],
	credit: "Liar! es de René Wiersma, 2005.",
	figures: {
		deal: {
			alt: "Las nueve cartas en tres filas: Reyes, Reinas y Jotas de picas, corazones y diamantes.",
			caption: "La baraja entera. Una de estas está en el centro.",
		},
		turn: {
			alt: "El Rey de picas está a la vista. Un papel pregunta: ¿cuántos Reyes? Otro responde: uno.",
			caption: "Ines pregunta, Viktor responde.",
			said: [
				{ by: "Ines", what: "¿Cuántos Reyes?" },
				{ by: "Viktor", what: "Uno." },
			],
		},
		notes: {
			alt: "Las notas: nueve cartas pequeñas, tres de ellas tachadas, una con un círculo.",
			caption: "Tachada: no está en el centro. Con un círculo: tal vez.",
		},
		guess: {
			alt: "Viktor dice: la Jota de corazones. La carta del centro es la Reina de diamantes.",
			caption: "Casi.",
			said: [{ by: "Viktor", what: "la Jota de corazones" }],
		},
	},
};

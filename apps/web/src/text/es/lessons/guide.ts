import type { guide as english } from "../../en/lessons/guide.ts";
import type { Translated } from "../../translated.ts";

export const guide: Translated<typeof english> = {
	name: "Ronda guiada",
	progress: (now, all) => `${now} de ${all}`,
	gotIt: "Entendido",
	skip: "Saltar la guía",
	end: {
		title: "Eso es todo.",
		text: "El resto son las caras. Las reglas están en el menú, para cuando las necesites.",
	},
	playOn: "Seguir jugando",
	close: "Cerrar",
	rules: "Reglas",
	opening: "Repartiendo tu primera ronda",
};

import type { push as english } from "../en/push.ts";
import type { Translated } from "../translated.ts";

export const push: Translated<typeof english> = {
	heading: "Invitaciones cuando no estás",
	label: "Avisar en este dispositivo",
	hint: "Cuando alguien de tus amistades te invita y no hay ninguna página de Fibbers abierta, este dispositivo lo muestra: quién, qué juego, qué mesa.",
	states: {
		asking: "Preguntando al navegador",
		unsupported: "Este navegador no puede mostrar invitaciones con la página cerrada.",
		install:
			"En un iPhone o iPad funciona desde la pantalla de inicio: toca Compartir, luego “Agregar a inicio”, y abre Fibbers desde ahí. Si ahí no te conoce, usa “Usar en otro dispositivo”.",
		denied:
			"Este navegador no deja que Fibbers muestre avisos. Puedes permitirlo en los ajustes del sitio, junto a la dirección.",
		off: "",
		on: "Los avisos llegan a este dispositivo.",
		"no-answer": "El servidor no responde.",
		failed: "Este navegador no alcanza ahora su servicio de avisos.",
	},

	note: {
		heading: (name) => `${name} te invita`,
		text: (game, code) => `${game}, mesa ${code}`,
		sitDown: "Sentarme",
		notNow: "Ahora no",
		news: "Hay algo nuevo para ti.",
	},
};

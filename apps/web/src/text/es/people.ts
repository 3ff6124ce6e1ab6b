import type { Who } from "../who.ts";
import { counted, feminine } from "./numbers.ts";

export type { Who };

/** With its verb beside it, where a name has to stand: in headings and at the head of a line of the log. */
export const subject = (who: Who): string => (who.you ? "Tú" : who.name);

/** A sentence’s beginning, without “tú”: `does(who, "Abres", "abre")` is “Abres” or “Bea abre”. */
export const does = (who: Who, you: string, other: string): string => (who.you ? you : `${who.name} ${other}`);

/** The verb alone, as it goes with `who`: `verb(who, "abres", "abre")`. */
export const verb = (who: Who, you: string, other: string): string => (who.you ? you : other);

/** After a preposition: “para ti”, “para Bea”. */
export const object = (who: Who): string => (who.you ? "ti" : who.name);

/** The person to whom, or whom, something is done: “a ti”, “a Bea”. */
export const to = (who: Who): string => `a ${object(who)}`;

/** Before a verb of giving or saying: “te dice”, “le dice a Bea”; `named` says to whom. */
export const dative = (who: Who): string => (who.you ? "te" : "le");

/** What stands behind a verb that has `dative` before it: nothing for the reader, or “ a Bea”. */
export const named = (who: Who): string => (who.you ? "" : ` a ${who.name}`);

const yours = { el: "tu", la: "tu", los: "tus", las: "tus" } as const;

/** `possessive(who, "el", "turno")`: “tu turno”, “el turno de Bea”. */
export const possessive = (who: Who, article: keyof typeof yours, noun: string): string =>
	who.you ? `${yours[article]} ${noun}` : `${article} ${noun} de ${who.name}`;

export const seconds = (left: number): string => `${left} s`;

const time = feminine("vez", "veces");

export const times = (count: number): string => counted(count, time);

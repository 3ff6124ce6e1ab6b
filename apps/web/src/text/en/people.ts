import type { Who } from "../who.ts";
import { inWords } from "./numbers.ts";

export type { Who };

export const subject = (who: Who): string => (who.you ? "You" : who.name);
export const object = (who: Who): string => (who.you ? "you" : who.name);
export const possessive = (who: Who): string => (who.you ? "Your" : `${who.name}’s`);

const thirdPerson: Readonly<Record<string, string>> = { are: "is", have: "has", do: "does", pass: "passes" };

/** The verb as it goes with `who`, from its base: `play`, `are`. */
export const verb = (who: Who, base: string): string => (who.you ? base : (thirdPerson[base] ?? `${base}s`));

export const seconds = (left: number): string => `${left} s`;

export const times = (count: number): string =>
	count === 1 ? "once" : count === 2 ? "twice" : `${inWords(count)} times`;

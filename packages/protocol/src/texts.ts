import type { Card, Seat } from "@fibbers/rules";

/* How parts of a public view are written as text, and read again. */

export const numbers = (list: readonly number[]): string => list.join(" ");
export const numbersIn = (text: string): number[] => words(text).map(Number);

/** Seats are single digits. */
export const seats = (list: readonly Seat[]): string => list.join("");
export const seatsIn = (text: string): Seat[] => [...text].map(Number);

/** `KSTD`. */
export const cards = (list: readonly Card[]): string => list.join("");
export const cardsIn = (text: string): Card[] => (text.match(/../g) ?? []) as Card[];

/** Cards by seat: `KSQH,,9D`. */
export const cardsBySeat = (lists: readonly (readonly Card[])[]): string => lists.map(cards).join(",");
export const cardsBySeatIn = (text: string): Card[][] => text.split(",").map(cardsIn);

/** Items that hold no blank. */
export const words = (text: string): string[] => text.split(" ").filter(Boolean);

export const flag = (value: boolean): string => (value ? "1" : "");

import type { Seat } from "./game.ts";

/** A seat in shape; `seats` bounds it where it is known. */
export const isSeat = (value: unknown, seats = Number.POSITIVE_INFINITY): value is Seat =>
	typeof value === "number" && Number.isInteger(value) && value >= 0 && value < seats;

/** Every seat of so many, in order. */
export const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

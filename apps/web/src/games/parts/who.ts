import type { Who } from "../../text/who.ts";
import type { Person } from "../game-screen.ts";

/** A seat as the reader knows it. */
export const whoIs =
	(seats: readonly Person[], reader: number | null) =>
	(seat: number): Who => ({ name: seats[seat]?.name ?? "", you: seat === reader });

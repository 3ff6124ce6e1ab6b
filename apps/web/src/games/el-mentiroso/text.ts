import type { Who } from "../../text/en/el-mentiroso.ts";
import type { Person } from "../game-screen.ts";

export type { Who } from "../../text/en/el-mentiroso.ts";
export { elMentiroso as text } from "../../text/en/el-mentiroso.ts";

/** A seat as the reader knows it. */
export const whoIs =
	(seats: readonly Person[], reader: number | null) =>
	(seat: number): Who => ({ name: seats[seat]?.name ?? "", you: seat === reader });

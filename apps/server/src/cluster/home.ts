import type { ProcessId } from "./cluster.ts";

/** Where a table lives: in which process, and there in which room. A table that moves gets a new room, so that the old one is never taken for it. */
export interface Home {
	readonly process: ProcessId;
	readonly room: string;
}

/** As it stands in the journal. */
export const writeHome = ({ process, room }: Home): string => `${process} ${room}`;

/** What older versions wrote is nobody's home any more, and reads as a process that is gone. */
export function readHome(holder: string): Home {
	const [process = "", room = ""] = holder.split(" ");
	return { process, room };
}

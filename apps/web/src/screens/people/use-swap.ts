import { useState } from "preact/hooks";
import type { Reply } from "../../games/game-screen.ts";
import type { TableMoment } from "../../session/table-store.ts";
import { peopleHere as text } from "../../text/people-here.ts";
import { refusal } from "../refusal.ts";

export interface Swap {
	readonly isOn: boolean;
	/** The seat that was picked first. */
	readonly first: number | null;
	/** What to do now, or what was done. */
	readonly says: string;
	readonly pick: (seat: number) => void;
	readonly turn: () => void;
}

/** Two chairs, picked one after the other, are swapped. */
export function useSwap({ info }: TableMoment, ask: (command: string, body: object) => Promise<Reply>): Swap {
	const [isOn, setOn] = useState(false);
	const [first, setFirst] = useState<number | null>(null);
	const [done, setDone] = useState("");
	const nameOf = (seat: number): string => info.seats[seat]?.name ?? "";
	const swap = async (a: number, b: number): Promise<void> => {
		const [one, other] = [nameOf(a), nameOf(b)];
		const reply = await ask("swap", { a, b });
		setDone(reply.done ? text.swap.done(one, other) : refusal(reply.reason));
	};
	return {
		isOn,
		first,
		says: first !== null ? text.swap.second(nameOf(first)) : done || text.swap.first,
		pick: (seat) => {
			setDone("");
			if (first === null) return setFirst(seat);
			setFirst(null);
			if (first !== seat) void swap(first, seat);
		},
		turn: () => {
			setOn(!isOn);
			setFirst(null);
			setDone("");
		},
	};
}

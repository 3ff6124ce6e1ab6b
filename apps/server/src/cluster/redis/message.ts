import type { ProcessId } from "../cluster.ts";

/** Values by board and key; null where one was taken away. */
export type Put = readonly [board: string, key: string, value: unknown];

/** What processes send each other. Each counts up its own messages, so that others notice when they missed one. */
export interface Message {
	readonly from: ProcessId;
	readonly number: number;
	/** What is different on the boards. */
	readonly puts?: readonly Put[];
	readonly news?: { readonly name: string; readonly news: unknown };
	/** The process ends, and what it had put is gone. */
	readonly farewell?: true;
}

/** Where a process keeps its message's number beside what it has put. */
export const numberField = "number";

export const fieldOf = (board: string, key: string): string => `${board} ${key}`;

/** What a process has put on all boards, as it lies in Redis, and the number of the message that told of it last. Null when there is nothing. */
export function readSnapshot(
	fields: Readonly<Record<string, string>>,
): { readonly number: number; readonly puts: readonly Put[] } | null {
	const { [numberField]: number, ...values } = fields;
	if (number === undefined) return null;
	const puts = Object.entries(values).map(([field, value]): Put => {
		const space = field.indexOf(" ");
		return [field.slice(0, space), field.slice(space + 1), JSON.parse(value)];
	});
	return { number: Number(number), puts };
}

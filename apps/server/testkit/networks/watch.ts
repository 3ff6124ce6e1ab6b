import type { NetworkClient } from "../network-client.ts";

/** How long a client waits for what, ms. */
export interface Patience {
	/** Between two questions whether the server is still there. */
	readonly pingEvery: number;
	/** For the answer to that. */
	readonly pong: number;
	readonly join: number;
	readonly answer: number;
	/** Before the first attempt to come back; each further one waits half as long again. */
	readonly pause: number;
	readonly longestPause: number;
}

/** As the page does. */
export const patient: Patience = {
	pingEvery: 5_000,
	pong: 3_000,
	join: 10_000,
	answer: 8_000,
	pause: 200,
	longestPause: 2_000,
};

/** As the page does, for a network where a second is a tenth of one. */
export const hasty: Patience = { pingEvery: 300, pong: 300, join: 700, answer: 800, pause: 20, longestPause: 200 };

/** From now on a line to this client's table that has fallen silent is given up. */
export function watchOver(client: NetworkClient, { pingEvery, pong }: Patience): void {
	const { room } = client;
	if (room === null) return;
	let due: NodeJS.Timeout | undefined;
	const timer = setInterval(() => {
		if (due !== undefined || !room.connection.isOpen) return;
		due = setTimeout(() => client.hangUp(room), pong);
		room.ping(() => {
			clearTimeout(due);
			due = undefined;
		});
	}, pingEvery);
	room.onLeave.once(() => {
		clearInterval(timer);
		clearTimeout(due);
	});
}

/** Rejects when it takes longer. */
export async function within<Value>(ms: number, coming: Promise<Value>): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`nothing for ${ms} ms`)), ms);
	});
	try {
		return await Promise.race([coming, late]);
	} finally {
		clearTimeout(timer);
	}
}

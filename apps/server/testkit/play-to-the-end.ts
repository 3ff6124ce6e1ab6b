import type { Random } from "@fibbers/rules";
import type { NetworkClient } from "./network-client.ts";

/** These clients, one after the other, make the moves that a computer would make with what they know, until their game is over. */
export async function playToTheEnd(clients: readonly NetworkClient[], random: Random): Promise<void> {
	const [first] = clients;
	for (let turn = 0; first?.state?.phase === "playing" && turn < 20_000; turn++) {
		const client = clients[turn % clients.length];
		const move = client?.choice(random);
		if (client && move) await client.move(move);
		else await new Promise((resolve) => setImmediate(resolve));
	}
	for (const client of clients) await client.until(() => client.state?.phase === "over");
}

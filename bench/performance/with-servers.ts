import type { Peer } from "../driver/peer.ts";

/** Starts these servers, one after the other, and stops them whatever happens. */
export async function withServers<Server extends Peer, Result>(
	starts: readonly (() => Promise<Server>)[],
	act: (servers: readonly Server[]) => Promise<Result>,
): Promise<Result> {
	const servers: Server[] = [];
	try {
		for (const start of starts) servers.push(await start());
		return await act(servers);
	} finally {
		await Promise.all(servers.map((server) => server.stop()));
	}
}

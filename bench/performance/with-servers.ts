import type { Peer } from "../driver/peer.ts";

const running = new Set<Peer>();

// Whatever ends this process ends them.
process.once("exit", () => {
	for (const pid of [...running].flatMap(({ pids }) => pids)) process.kill(pid, "SIGKILL");
});

/** Starts these servers, one after the other, and stops them whatever happens. */
export async function withServers<Server extends Peer, Result>(
	starts: readonly (() => Promise<Server>)[],
	act: (servers: readonly Server[]) => Promise<Result>,
): Promise<Result> {
	const servers: Server[] = [];
	try {
		for (const start of starts) {
			const server = await start();
			running.add(server);
			servers.push(server);
		}
		return await act(servers);
	} finally {
		for (const server of servers) running.delete(server);
		await Promise.all(servers.map((server) => server.stop()));
	}
}

/** Those of a measurement that was given up. */
export async function stopServers(): Promise<void> {
	await Promise.all([...running].map((server) => server.stop()));
	running.clear();
}

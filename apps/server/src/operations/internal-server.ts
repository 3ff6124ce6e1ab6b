import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import type { Tables } from "../tables.ts";
import type { Counts } from "./counts.ts";
import { metricsOf } from "./metrics.ts";
import type { Ready } from "./readiness.ts";

interface InternalServer {
	readonly port: number;
	close(): Promise<void>;
}

interface InternalDeps {
	readonly registry: Registry;
	readonly ready: Ready;
	readonly log: Logger;
}

/** The internal server that the settings ask for; null when they ask for none. */
export async function openInternal(
	{ METRICS_PORT: port, METRICS_HOST: host, BUILD_COMMIT: commit }: Config,
	{
		counts,
		tables,
		ready,
		log,
	}: { readonly counts: Counts; readonly tables: Tables } & Pick<InternalDeps, "ready" | "log">,
): Promise<InternalServer | null> {
	if (port === undefined) return null;
	const registry = metricsOf({ counts, tables: () => tables.all, commit });
	return startInternalServer({ registry, ready, log }, { port, host });
}

/** Tells Prometheus and operators how the server is, on a port that the public does not reach. Rejects when the port is taken. */
async function startInternalServer(
	{ registry, ready, log }: InternalDeps,
	{ port, host }: { readonly port: number; readonly host: string },
): Promise<InternalServer> {
	const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
		"/metrics": async (response) => send(response, 200, registry.contentType, await registry.metrics()),
		"/health": async (response) => sendJson(response, 200, { ok: true }),
		"/ready": async (response) => {
			const found = await ready.look();
			sendJson(response, found.ready ? 200 : 503, found);
		},
	};
	const server = createServer((request, response) => {
		const answer = request.method === "GET" ? answers[request.url ?? ""] : undefined;
		if (answer === undefined) return sendJson(response, 404, { error: "not-found" });
		answer(response).catch((error: unknown) => {
			log.error({ event: "server.internal-failed", err: error }, "a question of the operator's failed");
			sendJson(response, 500, { error: "fault" });
		});
	});
	server.listen(port, host);
	await once(server, "listening");
	return { port: portOf(server), close: () => close(server) };
}

function portOf(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address !== null ? address.port : 0;
}

async function close(server: Server): Promise<void> {
	const closed = once(server, "close");
	server.close();
	server.closeAllConnections();
	await closed;
}

const sendJson = (response: ServerResponse, status: number, body: object): void =>
	send(response, status, "application/json", JSON.stringify(body));

function send(response: ServerResponse, status: number, type: string, body: string): void {
	if (!response.headersSent) response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
	response.end(body);
}

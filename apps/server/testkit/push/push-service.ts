import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { localCertificate } from "./certificate.ts";

interface Received {
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

interface Said {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string>>;
}

/** A push service of the loopback over TLS, whose certificate this process trusts. It takes everything unless told otherwise. */
export class PushService {
	readonly received: Received[] = [];
	/** What it answers next, once each. */
	readonly answers: Said[] = [];
	/** As `PUSH_SERVICES` names it. */
	readonly host: string;
	/** Its certificate, PEM. */
	readonly certificate: string;
	private readonly server: Server;
	private readonly looking = new Set<() => void>();

	private constructor(server: Server, certificate: string) {
		this.certificate = certificate;
		this.server = server;
		const address = server.address();
		this.host = `localhost:${typeof address === "object" ? address?.port : ""}`;
		server.on("request", (request, response) => void this.take(request, response));
	}

	private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = Buffer.concat(await request.toArray());
		this.received.push({ path: request.url ?? "", headers: request.headers, body });
		const { status, headers = {} } = this.answers.shift() ?? { status: 201 };
		response.writeHead(status, headers).end();
		for (const look of this.looking) look();
	}

	static async start(): Promise<PushService> {
		const certificate = localCertificate();
		setDefaultCACertificates([...getCACertificates("default"), certificate.cert]);
		const server = createServer(certificate);
		await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
		return new PushService(server, certificate.cert);
	}

	endpoint(path: string): string {
		return `https://${this.host}/${path}`;
	}

	/** Everything received, once it is so much. */
	async until(count: number): Promise<readonly Received[]> {
		while (this.received.length < count)
			await new Promise<void>((resolve) => {
				const look = (): void => {
					this.looking.delete(look);
					resolve();
				};
				this.looking.add(look);
			});
		return this.received;
	}

	async close(): Promise<void> {
		this.server.closeAllConnections();
		await new Promise((resolve) => this.server.close(resolve));
	}
}

import { createSocket } from "node:dgram";
import { BlockList } from "node:net";
import { type Request, Router } from "express";
import type { Config } from "../config.ts";

/** Of a network that exists in documents only (RFC 5737). Nothing is sent there. */
const somewhereElse = { port: 9, address: "192.0.2.1" };

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const isLoopback = (address = ""): boolean => loopback.check(address, address.includes(":") ? "ipv6" : "ipv4");

/** By which address the other devices of a household know this machine: that of its way out. Null without a network. */
async function homeAddress(): Promise<string | null> {
	const socket = createSocket("udp4");
	try {
		await new Promise<void>((resolve, reject) => {
			socket.once("error", reject);
			socket.once("connect", resolve);
			socket.connect(somewhereElse.port, somewhereElse.address);
		});
		const { address } = socket.address();
		return isLoopback(address) ? null : address;
	} catch {
		return null;
	} finally {
		socket.close();
	}
}

type Listening = Pick<Config, "HOST" | "PUBLIC_ORIGIN">;

/** Whether a server at this host can be reached at every address of its machine. */
export const isEverywhere = (host: string): boolean => ["0.0.0.0", "::"].includes(host);

/** Where other devices of the household find this server; null where it listens to this machine alone, has a name of its own, or knows no network. */
export async function homeOrigin({ HOST, PUBLIC_ORIGIN }: Listening, port: number): Promise<string | null> {
	if (PUBLIC_ORIGIN !== undefined || !isEverywhere(HOST)) return null;
	const address = await homeAddress();
	return address === null ? null : new URL(`http://${address}:${port}`).origin;
}

/** Whoever opens the page on the very machine that serves it has it from `localhost`, which is another place for everybody else. */
export function householdRoutes(config: Listening): Router {
	const router = Router();
	router.get("/origin", async ({ socket }: Request, response) => {
		const isHere = isLoopback(socket.remoteAddress);
		response.json({ origin: isHere ? await homeOrigin(config, socket.localPort ?? 0) : null });
	});
	return router;
}

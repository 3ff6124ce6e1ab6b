import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Ports of the loopback that nobody listens on just now, all different. */
export async function freePorts(count: number): Promise<readonly number[]> {
	const probes = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
	await Promise.all(probes.map((probe) => once(probe, "listening")));
	const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
	await Promise.all(
		probes.map((probe) => {
			probe.close();
			return once(probe, "close");
		}),
	);
	return ports;
}

export async function freePort(): Promise<number> {
	const [port = 0] = await freePorts(1);
	return port;
}

import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The header in which the network of whoever joins is handed on to where codes are looked up; what a client sends under this name is overwritten. */
export const networkHeader = "fibbers-network";

/** Whom the proxy before us has seen: the last in the list, since whoever asks may have written the others. */
const forwardedFor = (header: string | readonly string[] | undefined): string | undefined =>
	String(header ?? "")
		.split(",")
		.at(-1)
		?.trim() || undefined;

/** Where a request comes from that a proxy has passed on. */
export const addressBehindProxy = ({ headers, socket }: IncomingMessage): string | undefined =>
	forwardedFor(headers["x-forwarded-for"]) ?? socket.remoteAddress;

/**
 * Whom an address stands for: itself in IPv4, in IPv6 the network of 64 bits, of which one subscriber has every address.
 * `unknown` without one.
 */
export function networkOf(address: string | undefined): string {
	if (address === undefined) return "unknown";
	const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
	if (mapped !== undefined) return mapped;
	if (!isIPv6(address)) return address;
	const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
	const groups = head === "" ? [] : head.split(":");
	const rest = tail ? tail.split(":") : [];
	const zeros =
		tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
	return [...groups, ...zeros, ...rest]
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":");
}

/** What a page may connect to besides its own origin: the sockets of processes that have other addresses, e.g. `ws://one.example:3001`. */
export function otherSockets(addresses: Iterable<string>, publicOrigin: string | undefined): string {
	const own = publicOrigin === undefined ? null : new URL(publicOrigin);
	const scheme = own?.protocol === "https:" ? "wss:" : "ws:";
	const hosts = new Set([...addresses].map((address) => address.split("/", 1)[0] ?? ""));
	return [...hosts]
		.filter((host) => host !== own?.host)
		.map((host) => `${scheme}//${host}`)
		.join(" ");
}

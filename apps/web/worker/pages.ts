/** The open pages of this site. */
const pages = (clients: Clients): Promise<readonly WindowClient[]> =>
	clients.matchAll({ type: "window", includeUncontrolled: true });

export async function isSeen(clients: Clients): Promise<boolean> {
	return (await pages(clients)).some(({ visibilityState }) => visibilityState === "visible");
}

/**
 * The page at this path comes to the front: one that is there already, else one at no table, else a new one.
 * `hash` is for a page that arrives there.
 */
export async function goTo(clients: Clients, path: string, hash = ""): Promise<void> {
	const open = await pages(clients);
	const at = ({ url }: WindowClient): string => new URL(url).pathname;
	const there = open.find((page) => at(page) === path);
	const free = open.find((page) => !at(page).startsWith("/t/"));
	// First of all: the browser allows it for a moment only.
	await (there ?? free)?.focus().catch(() => null);
	if (there !== undefined) return;
	const moved = await free?.navigate(path + hash).catch(() => null);
	if (!moved) await clients.openWindow(path + hash);
}

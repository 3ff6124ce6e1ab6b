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
	if (there !== undefined) return void (await there.focus());
	const free = open.find((page) => !at(page).startsWith("/t/"));
	const moved = await free?.navigate(path + hash).catch(() => null);
	if (moved) await moved.focus();
	else await clients.openWindow(path + hash);
}

/** Where browsers have their pushes delivered; a dot stands before a domain of which any host will do. */
const services: readonly string[] = [
	"fcm.googleapis.com", // Chrome, Edge on Android, Opera, Brave, Samsung
	"jmt17.google.com", // Chromium as distributions build it
	".push.services.mozilla.com", // Firefox
	".push.apple.com", // Safari
	".notify.windows.com", // Edge on Windows
];

const isOf = (host: string, service: string): boolean =>
	service.startsWith(".") ? host.endsWith(service) : host === service;

/**
 * Whether the server may call this address: whoever subscribes chooses it, and must not choose what lies inside our own network.
 * `more` are hosts besides the known ones, with a port where it is not 443.
 */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
	const url = URL.parse(endpoint);
	// An address that is written otherwise than it is read could be read otherwise elsewhere.
	if (url === null || url.href !== endpoint) return false;
	if (url.protocol !== "https:" || url.username !== "" || url.password !== "" || url.hash !== "") return false;
	if (more.includes(url.host)) return true;
	return url.port === "" && services.some((service) => isOf(url.hostname, service));
}

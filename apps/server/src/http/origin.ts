/**
 * Whether a request comes from our own page. Programs send no `Origin` and carry no cookie of a browser, so they may pass;
 * a page of somebody else sends its own origin and may not.
 */
export function isOwnOrigin(
	origin: string | null | undefined,
	host: string | null | undefined,
	publicOrigin?: string,
): boolean {
	if (!origin) return true;
	if (publicOrigin !== undefined) return origin === new URL(publicOrigin).origin;
	return URL.canParse(origin) && new URL(origin).host === host;
}

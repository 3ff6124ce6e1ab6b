import type { NextFunction, Request, Response } from "express";
import { fail } from "./errors.ts";

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

/** Lets programs and our own page pass; a page of somebody else is answered 403. */
export const ownPageOnly =
	(publicOrigin: string | undefined) =>
	({ headers }: Request, response: Response, next: NextFunction): void => {
		if (isOwnOrigin(headers.origin, headers.host, publicOrigin)) next();
		else fail(response, 403, "bad-origin", "This server answers its own page only.");
	};

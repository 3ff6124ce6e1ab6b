import { createHash } from "node:crypto";

/** The cookie that says who somebody is; a browser sends it, no script reads it. */
export const cookieName = "fibbers";

const oneYearMs = 365 * 24 * 60 * 60 * 1000;

/** The token in a request's headers: the cookie, or `Authorization: Bearer …` from a program. */
export function tokenFrom(cookie: string | null | undefined, authorization?: string | null): string | undefined {
	const bearer = authorization?.match(/^Bearer ([\w-]{43})$/)?.[1];
	if (bearer !== undefined) return bearer;
	return cookie?.match(new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`))?.[1];
}

export const cookieOptions = (isSecure: { readonly secure: boolean }) =>
	({ httpOnly: true, sameSite: "lax", path: "/", maxAge: oneYearMs, ...isSecure }) as const;

/** What a browser is called in its owner's list of devices: “Firefox, Android”. */
export function labelOf(userAgent = ""): string {
	const browser = userAgent.match(/(Firefox|Edg|OPR|Chrome|Safari)\//)?.[1] ?? "Browser";
	const system = userAgent.match(/Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux/)?.[0];
	const name = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
	return system === undefined ? name : `${name}, ${system.replace(" OS X", "")}`;
}

/** The hash of a token: what the server keeps and looks up. */
export type PlayerKey = string;

export const keyOf = (token: string): PlayerKey => createHash("sha256").update(token).digest("base64url");

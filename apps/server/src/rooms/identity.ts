import { type AuthContext, ServerError } from "@colyseus/core";
import { keyOf, type PlayerKey, tokenFrom } from "../http/identity.ts";

/** Who joins, as it is known before he is in the room. */
export interface Identity {
	readonly key: PlayerKey;
}

/** From the cookie or the token that comes with joining. Throws 401 to somebody without either. */
export function identityFrom(token: string, { headers }: AuthContext): Identity {
	const own = tokenFrom(headers.get("cookie"), token ? `Bearer ${token}` : headers.get("authorization"));
	if (own === undefined) throw new ServerError(401, "unknown player");
	return { key: keyOf(own) };
}

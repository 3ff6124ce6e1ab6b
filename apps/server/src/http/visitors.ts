import type { Request, Response } from "express";
import type { Players } from "../players/players.ts";
import type { Person } from "../table/chair.ts";
import { cookieName, cookieOptions, keyOf, labelOf, type PlayerKey, tokenFrom } from "./identity.ts";

export interface Visitor {
	readonly key: PlayerKey;
	readonly person: Person;
}

/** Who asks. */
export class Visitors {
	private readonly players: Players;
	private readonly publicOrigin: string | undefined;

	constructor(players: Players, publicOrigin: string | undefined) {
		this.players = players;
		this.publicOrigin = publicOrigin;
	}

	/** A player who was here before; null for anybody else. */
	async known({ headers }: Request): Promise<Visitor | null> {
		const shown = tokenFrom(headers.cookie, headers.authorization);
		if (shown === undefined) return null;
		const key = keyOf(shown);
		const person = await this.players.find(key);
		return person && { key, person };
	}

	/** The same, but a newcomer is made a player and gets the cookie. */
	async any(request: Request, response: Response): Promise<Visitor> {
		const known = await this.known(request);
		if (known !== null) return known;
		const { token, person } = await this.players.create(labelOf(request.headers["user-agent"]));
		this.giveCookie(request, response, token);
		return { key: keyOf(token), person };
	}

	/** From now on this browser is the player whose token it is. */
	giveCookie(request: Request, response: Response, token: string): void {
		const secure = request.secure || this.publicOrigin?.startsWith("https:") === true;
		response.cookie(cookieName, token, cookieOptions({ secure }));
	}
}

import type { Request, Response } from "express";
import type { Players } from "../players/players.ts";
import type { Person } from "../table/chair.ts";
import { fail } from "./errors.ts";
import { cookieName, cookieOptions, keyOf, labelOf, type PlayerKey, tokenFrom } from "./identity.ts";

export interface Visitor {
	readonly key: PlayerKey;
	readonly person: Person;
}

/** A visitor who was here before, and which of his browsers he has come with. */
export interface KnownVisitor extends Visitor {
	readonly device: string;
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
	async known({ headers }: Request): Promise<KnownVisitor | null> {
		const shown = tokenFrom(headers.cookie, headers.authorization);
		if (shown === undefined) return null;
		const key = keyOf(shown);
		const browser = await this.players.browser(key);
		return browser && { key, person: browser.person, device: browser.device };
	}

	/** The same, but for anybody else the answer is sent. */
	async knownOrRefused(request: Request, response: Response): Promise<KnownVisitor | null> {
		const known = await this.known(request);
		if (known === null) refuse(response);
		return known;
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
		response.cookie(cookieName, token, cookieOptions(this.transport(request)));
	}

	/** From now on this browser is nobody. */
	takeCookie(request: Request, response: Response): void {
		const { maxAge: _, ...options } = cookieOptions(this.transport(request));
		response.clearCookie(cookieName, options);
	}

	private transport(request: Request): { readonly secure: boolean } {
		return { secure: request.secure || this.publicOrigin?.startsWith("https:") === true };
	}
}

/** Whoever asks is no player, or no longer. */
export const refuse = (response: Response): void =>
	fail(response, 401, "unknown-player", "This browser is nobody here yet, or was signed out.");

import type { GameId } from "@fibbers/rules";

/** What a link says of itself in a messenger, in one language. */
export interface PreviewText {
	/** As Open Graph writes it: `en_GB`. */
	readonly locale: string;
	readonly games: Readonly<Record<GameId, string>>;
	/** The title for a table of this game. */
	readonly table: (game: string) => string;
	readonly open: (free: number) => string;
	/** `free`: how many could sit down for the next game. */
	readonly playing: (free: number) => string;
	readonly full: string;
	readonly locked: string;
	readonly closed: string;
	/** For a link of which nothing is told. */
	readonly anyTable: string;
	readonly about: string;
	readonly friend: string;
	readonly aboutFriend: string;
}

import { isDeepStrictEqual } from "node:util";
import type { SettingsChange, TableRefusal } from "@fibbers/protocol";
import { type OptionValue, parseOptions } from "@fibbers/rules";
import type { Chair } from "./chair.ts";
import { changedSettings, gameOf, type Settings } from "./settings.ts";

type Options = Readonly<Record<string, OptionValue>>;

/** What is played at a table: as its host has set it, and at an open table as the seated have voted. */
export class Agreement {
	/** As the host has set it. */
	settings: Settings;

	constructor(settings: Settings) {
		this.settings = settings;
	}

	/** What would be dealt now, to those who sit on these chairs. */
	among(chairs: readonly Chair[]): Settings {
		return this.settings.listed ? counted(this.settings, chairs) : this.settings;
	}

	/** The host's change, or why it cannot be. `another-game` and `host-alone` say that votes no longer count. */
	change(change: SettingsChange, chairs: readonly Chair[]): TableRefusal | "another-game" | "host-alone" | "changed" {
		const now = this.among(chairs);
		const isOther = change.game !== undefined && change.game !== now.game;
		const changed = changedSettings(now, change);
		if (!changed.ok) return "bad-options";
		const wanted = changed.value;
		if (gameOf(wanted.game).seats(wanted.options).max < chairs.length) return "too-many-players";
		if (wanted.seats < chairs.length) return "bad-options";
		const isVotedOn = now.listed && wanted.listed && !isOther;
		if (isVotedOn && !isDeepStrictEqual(wanted.options, now.options)) return "by-vote";
		this.settings = isVotedOn ? { ...wanted, options: this.settings.options } : wanted;
		if (isOther) return "another-game";
		return wanted.listed ? "changed" : "host-alone";
	}

	/** Why nobody can vote so, null when one can. */
	refusalOf(votes: Options): TableRefusal | null {
		if (!this.settings.listed) return "by-host";
		return parseOptions(gameOf(this.settings.game).optionSchema, votes).ok ? null : "bad-options";
	}
}

/**
 * Most votes win, a tie keeps the game's default, and what nobody votes on stays as the host has set it.
 * A value that has no room for those who sit cannot win.
 */
function counted(settings: Settings, chairs: readonly Chair[]): Settings {
	const game = gameOf(settings.game);
	const mostSeats = (options: Options): number => game.seats(options).max;
	let options: Options = { ...settings.options };
	for (const [name, values] of Object.entries(game.optionSchema)) {
		const votes = values.map((value) => chairs.filter((chair) => chair.votes[name] === value).length);
		const most = Math.max(...votes);
		const winners = values.filter((_, i) => votes[i] === most);
		const [winner] = winners.length === 1 ? winners : values;
		if (most > 0 && winner !== undefined && mostSeats({ ...options, [name]: winner }) >= chairs.length)
			options = { ...options, [name]: winner };
	}
	return { ...settings, options, seats: Math.min(settings.seats, mostSeats(options)) };
}

import { isSame } from "@fibbers/protocol";
import type { Change, TableMemo } from "./story.ts";
import type { Table } from "./table.ts";

/** What of a table its story tells already. */
export class Kept {
	/** The table beside its game: the same until something of it changes. */
	memo: TableMemo | null = null;
	private game: string | null = null;
	private moves = 0;
	private decisionAt = 0;
	private guests = 0;

	/** What has changed since this was asked last; null when the story need not tell it. */
	since(table: Table): Change | null {
		const { play, decision, memo, company } = table;
		const isNewGame = play !== null && play.dealt.id !== this.game;
		const made = play?.made.slice(isNewGame ? 0 : this.moves) ?? [];
		const came = company.guests.all.slice(this.guests);
		const change: { -readonly [Part in keyof Change]: Change[Part] } = {};
		if (!isSame(memo, this.memo)) this.memo = change.memo = memo;
		if (came.length > 0) change.came = came;
		if (isNewGame) change.dealt = play.dealt;
		if (made.length > 0) change.made = made;
		if (decision.startedAt !== this.decisionAt) change.decisionAt = decision.startedAt;
		this.game = play?.dealt.id ?? this.game;
		this.moves = play?.made.length ?? 0;
		this.decisionAt = decision.startedAt;
		this.guests = company.guests.all.length;
		return Object.keys(change).length === 0 ? null : change;
	}
}

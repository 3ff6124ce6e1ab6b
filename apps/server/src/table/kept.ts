import { isSame } from "@fibbers/protocol";
import type { Change, TableMemo } from "./story.ts";
import type { Table } from "./table.ts";

/** What of a table its story tells already. */
export class Kept {
	private memo: TableMemo | null = null;
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
		const change: Change = {
			...(isSame(memo, this.memo) ? {} : { memo }),
			...(came.length > 0 ? { came } : {}),
			...(isNewGame ? { dealt: play.dealt } : {}),
			...(made.length > 0 ? { made } : {}),
			...(decision.startedAt === this.decisionAt ? {} : { decisionAt: decision.startedAt }),
		};
		this.memo = memo;
		this.game = play?.dealt.id ?? this.game;
		this.moves = play?.made.length ?? 0;
		this.decisionAt = decision.startedAt;
		this.guests = company.guests.all.length;
		return Object.keys(change).length === 0 ? null : change;
	}
}

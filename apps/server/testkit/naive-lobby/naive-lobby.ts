import { Room } from "@colyseus/core";
import { pack } from "msgpackr";
import { listed } from "../../src/lobby/listed.ts";
import { summaryOf } from "../../src/summaries/summary.ts";
import type { Tables } from "../../src/tables.ts";

/** The list of tables without any care, to compare with: whenever something changes everybody gets all of it. */
export class NaiveLobby extends Room {
	override autoDispose = false;
	/** A word that this server's rooms know. */
	override messages = { look: () => this.tell() };
	declare private tables: Tables;

	override onCreate({ tables }: { readonly tables: Tables }): void {
		this.roomId = "naive";
		this.tables = tables;
		this.setTimestep(() => {}, 1_000);
		this.patchRate = null;
	}

	private tell(): void {
		const rows = this.tables.all.flatMap((table) => listed(summaryOf(table), () => false)?.row ?? []);
		// Bytes, so that no client spends time on reading them.
		this.broadcastBytes("tables", pack(rows), {});
	}
}

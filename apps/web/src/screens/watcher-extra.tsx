import { useState } from "preact/hooks";
import { introduced } from "../preferences.ts";
import type { DelayedGame } from "../session/delayed-game.ts";
import { me } from "../session/me.ts";
import type { TableMoment } from "../session/table-store.ts";
import { atTable } from "../text/at-table.ts";
import { openDialog } from "./dialogs.tsx";
import { refusal } from "./refusal.ts";

interface ExtraProps {
	readonly moment: TableMoment;
	readonly delayed: DelayedGame;
}

/** While a game runs, what else a watcher can do: choose a name, and see all hands, late, where everybody agreed. */
export function WatcherExtra({ moment: { info, seat }, delayed }: ExtraProps) {
	const [refused, setRefused] = useState("");
	const isNewcomer = introduced.value === "no" && me.value !== null;
	if (seat !== null || !(isNewcomer || info.delayed)) return null;
	const watch = async (): Promise<void> => {
		const reply = await delayed.watch(true);
		setRefused(reply.done ? "" : refusal(reply.reason));
	};
	return (
		<div class="watcher-extra">
			{isNewcomer && (
				<p>
					{atTable.watcher.stranger(me.value?.name ?? "")}{" "}
					<button type="button" class="link" onClick={() => (openDialog.value = "profile")}>
						{atTable.watcher.newcomer}
					</button>
				</p>
			)}
			{info.delayed && (
				<button type="button" class="btn small plain" onClick={() => void watch()}>
					{atTable.openHands.offer}
				</button>
			)}
			<p role="status">{refused}</p>
		</div>
	);
}

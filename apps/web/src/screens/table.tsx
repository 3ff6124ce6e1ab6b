import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Ending } from "../session/connection.ts";
import { TableStore } from "../session/table-store.ts";
import { tidyCode } from "../session/tables.ts";
import { atTable } from "../text/at-table.ts";
import { t } from "../text/index.ts";
import { arriveAtTable } from "./ahead.ts";
import { fetchBetween } from "./between-games.tsx";
import { Message, NotFound } from "./message.tsx";
import { TableAtWork } from "./table-at-work.tsx";

interface TableScreenProps {
	/** As it stands in the address. */
	readonly code?: string;
}

/** `/t/CODE`: the table, or why it is not to be had. */
export function TableScreen({ code = "" }: TableScreenProps) {
	const tidy = tidyCode(code);
	return tidy === "" ? <NotFound /> : <Joined key={tidy} code={tidy} />;
}

function Joined({ code }: { readonly code: string }) {
	const [store, setStore] = useState<TableStore | null>(null);
	useEffect(() => {
		arriveAtTable(fetchBetween);
		const joined = new TableStore(code);
		setStore(joined);
		return () => joined.leave();
	}, [code]);
	return store === null ? <Message heading={t.table.connecting} text={t.loading} /> : <Shown store={store} />;
}

function Shown({ store }: { readonly store: TableStore }) {
	const { route } = useLocation();
	const line = store.line.value;
	const moment = store.moment.value;
	if (line.is === "ended") {
		// A table that we have sat at did exist.
		const why = line.why === "no-such-table" && moment !== null ? "table-closed" : line.why;
		return <Ended why={why} onAgain={() => store.again()} />;
	}
	if (moment === null) return <Message heading={t.table.connecting} text={t.loading} />;
	if (moment.info.phase === "frozen") return <Message heading={t.frozen.heading} text={t.frozen.text} />;
	return <TableAtWork store={store} moment={moment} online={line.is === "online"} onLeft={() => route("/")} />;
}

/** The button of an ending that asking again may change. */
function againAfter(why: Ending): string | null {
	switch (why) {
		case "replaced":
			return t.playHere;
		case "table-full":
		case "too-many-misses":
		case "locked":
			return t.tryAgain;
		default:
			return null;
	}
}

function Ended({ why, onAgain }: { readonly why: Ending; readonly onAgain: () => void }) {
	const { heading, text } = why === "kicked" || why === "locked" ? atTable.endings[why] : t.endings[why];
	const label = againAfter(why);
	return (
		<Message heading={heading} text={text}>
			{label !== null && (
				<button type="button" class="btn paper" onClick={onAgain}>
					{label}
				</button>
			)}
		</Message>
	);
}

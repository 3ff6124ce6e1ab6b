import type { ListedTable } from "@fibbers/protocol";
import { useEffect, useState } from "preact/hooks";
import { listTables } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { shortOptions } from "./option-words.ts";

const lookEveryMs = 10_000;

/** Tables that strangers may join; nothing at all while there are none. */
export function OpenTables() {
	const [tables, setTables] = useState<readonly ListedTable[]>([]);
	useEffect(() => {
		let stopped = false;
		const look = async (): Promise<void> => {
			if (document.visibilityState !== "visible") return;
			const found = await listTables();
			if (!stopped) setTables(found);
		};
		void look();
		const timer = setInterval(() => void look(), lookEveryMs);
		return () => {
			stopped = true;
			clearInterval(timer);
		};
	}, []);
	return tables.length === 0 ? null : <TableList tables={tables} />;
}

export const TableList = ({ tables }: { readonly tables: readonly ListedTable[] }) => (
	<section class="open-tables">
		<h2>{t.home.openTables}</h2>
		<ul class="panel tables">
			{tables.map(({ code, game, options, host, seated, seats }) => (
				<li key={code} data-game={game}>
					<span class="spine" />
					<span class="what">
						{t.games[game].title} {t.home.host(host)}
					</span>
					<span class="opts">
						{[...shortOptions(game, options as Record<string, string>), t.home.free(seats - seated)].join(" · ")}
					</span>
					<a class="btn small" aria-label={t.home.sitDownAt(t.games[game].title, host)} href={`/t/${code}`}>
						{t.home.sitDown}
					</a>
				</li>
			))}
		</ul>
	</section>
);

import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { gameOrder } from "../games/index.ts";
import { lastGame } from "../session/last-game.ts";
import { openTable, type TableSetup } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { refusal } from "./refusal.ts";
import { SettingsForm } from "./settings-form.tsx";
import { defaultSetup } from "./setup.ts";
import { SiteBar } from "./site-bar.tsx";
import { useTitle } from "./use-title.ts";

/** `/new?game=GAME`. */
export function NewTable() {
	useTitle(t.options.heading);
	const { route, query } = useLocation();
	const [trouble, setTrouble] = useState("");
	const [opening, setOpening] = useState(false);
	const submit = async (setup: TableSetup): Promise<void> => {
		if (opening) return;
		setOpening(true);
		setTrouble("");
		const answer = await openTable(setup);
		setOpening(false);
		if (answer.ok) route(`/t/${answer.value.code}`);
		else setTrouble(refusal(answer.error));
	};
	return (
		<div class="site">
			<SiteBar />
			<main class="page">
				<h1>{t.options.heading}</h1>
				<p class="soft">{t.options.lede}</p>
				<section class="panel sheet-of-paper">
					<SettingsForm
						initial={defaultSetup(gameOrder.find((game) => game === query.game) ?? lastGame.value)}
						seated={0}
						submit={opening ? t.options.opening : t.options.submit}
						trouble={trouble}
						onSubmit={submit}
					/>
				</section>
			</main>
		</div>
	);
}

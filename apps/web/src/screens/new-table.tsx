import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { openTable, type TableSettings } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { refusal } from "./refusal.ts";
import { defaultSettings, SettingsForm } from "./settings-form.tsx";
import { SiteBar } from "./site-bar.tsx";
import { useTitle } from "./use-title.ts";

const game = "el-mentiroso";

export function NewTable() {
	useTitle(t.options.heading);
	const { route } = useLocation();
	const [trouble, setTrouble] = useState("");
	const [opening, setOpening] = useState(false);
	const submit = async (settings: TableSettings): Promise<void> => {
		if (opening) return;
		setOpening(true);
		setTrouble("");
		const answer = await openTable(game, settings);
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
						game={game}
						initial={defaultSettings(game)}
						submit={opening ? t.options.opening : t.options.submit}
						trouble={trouble}
						onSubmit={submit}
					/>
				</section>
			</main>
		</div>
	);
}

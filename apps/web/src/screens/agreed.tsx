import { useState } from "preact/hooks";
import type { Reply } from "../games/game-screen.ts";
import type { TableMoment } from "../session/table-store.ts";
import type { TableSetup } from "../session/tables.ts";
import { capital } from "../text/capital.ts";
import { computers } from "../text/computers.ts";
import { t } from "../text/index.ts";
import { languageName } from "../text/languages.ts";
import { Dialog } from "./dialog.tsx";
import { SettingsForm } from "./on-demand.ts";
import { shortOptions } from "./option-words.ts";
import { refusal } from "./refusal.ts";
import { hasDoubtTime, optionsOf } from "./setup.ts";
import { Votes } from "./votes.tsx";

interface AgreedProps {
	readonly moment: TableMoment;
	readonly act: (command: string, body?: object) => Promise<Reply>;
}

/** What is played here. The host can change it; at an open table the seated vote on the options. */
export function Agreed({ moment, act }: AgreedProps) {
	const { game, info, seat, settings } = moment;
	const [changing, setChanging] = useState(false);
	const [trouble, setTrouble] = useState("");
	const hasVotes = settings.listed && Object.keys(optionsOf(game)).length > 0;
	const change = async (wanted: TableSetup): Promise<void> => {
		const news = changeOf(moment, wanted);
		// A result makes way for a change of what is played.
		const reopens = info.phase === "over" && Object.keys(news).some((name) => !always.has(name));
		const reopened = reopens ? await act("reopen") : null;
		const reply = reopened?.done === false ? reopened : await act("configure", news);
		if (reply.done) setChanging(false);
		else setTrouble(refusal(reply.reason));
	};
	return (
		<section class="panel sheet-of-paper">
			<div class="head">
				<div>
					<h2>{t.games[game].title}</h2>
					<p class="soft">{t.games[game].players}</p>
				</div>
				{seat !== null && seat === info.host && (
					<button type="button" class="btn small plain push" onClick={() => setChanging(true)}>
						{t.open.change}
					</button>
				)}
			</div>
			{hasVotes && <Votes moment={moment} act={act} />}
			<ul class="facts">
				{facts(moment).map((fact) => (
					<li key={fact}>{fact}</li>
				))}
			</ul>
			{changing && (
				<Dialog heading={t.options.change} onClose={() => setChanging(false)}>
					<SettingsForm
						initial={{ game, ...settings }}
						seated={info.seats.length}
						submit={t.options.apply}
						trouble={trouble}
						onSubmit={change}
					/>
				</Dialog>
			)}
		</section>
	);
}

/** What can be changed whatever goes on. */
const always: ReadonlySet<string> = new Set(["watch", "language", "filter", "level"]);

/** What is different. Options that are voted on are not the host's to change. */
function changeOf({ game, settings }: TableMoment, wanted: TableSetup): Partial<TableSetup> {
	const { options, ...rest } = wanted;
	const asked = settings.listed && wanted.listed && wanted.game === game ? rest : { ...rest, options };
	const now: Readonly<Record<string, unknown>> = { ...settings, game };
	return Object.fromEntries(
		Object.entries(asked).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name])),
	);
}

function facts({ game, settings, info }: TableMoment): readonly string[] {
	const words = t.options.words;
	return [
		...(settings.listed ? [] : shortOptions(game, settings.options).map(capital)),
		words.seats(settings.seats),
		words.turn(settings.turnMs),
		...(hasDoubtTime(game) ? [words.doubt(settings.doubtMs)] : []),
		words.listed(settings.listed),
		words.watch[settings.watch],
		words.language(languageName(settings.language)),
		...(settings.filter ? [] : [words.unfiltered]),
		...(info.seats.some(({ computer }) => computer === settings.level)
			? [`${computers.label}: ${computers.levels[settings.level].name}`]
			: []),
	];
}

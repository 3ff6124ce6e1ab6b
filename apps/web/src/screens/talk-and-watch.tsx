import { watchChoices } from "@fibbers/protocol/choices";
import type { TableSetup } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { languageName, languages } from "../text/languages.ts";
import { Block, Row } from "./choices.tsx";

interface TalkAndWatchProps {
	readonly setup: TableSetup;
	readonly onChange: (part: Partial<TableSetup>) => void;
}

/** Who may watch, and how people talk: in which language, and whether coarse words are covered. */
export function TalkAndWatch({ setup: { watch, language, filter }, onChange }: TalkAndWatchProps) {
	const words = t.options;
	// A host may have chosen one that this page does not speak.
	const offered: readonly string[] = languages.some((each) => each === language) ? languages : [...languages, language];
	return (
		<>
			<fieldset>
				<legend class="label">{words.watch}</legend>
				<div class="rows">
					{watchChoices.map((each) => (
						<Row
							key={each}
							group="watch"
							text={words.watchers[each]}
							checked={watch === each}
							onChoose={() => onChange({ watch: each })}
						/>
					))}
				</div>
			</fieldset>
			<fieldset>
				<legend class="label">{words.language}</legend>
				<div class="blocks">
					{offered.map((each) => (
						<Block
							key={each}
							group="language"
							checked={language === each}
							onChoose={() => onChange({ language: each })}
						>
							<bdi lang={each}>{languageName(each)}</bdi>
						</Block>
					))}
				</div>
			</fieldset>
			<label class="check">
				<input type="checkbox" checked={filter} onChange={() => onChange({ filter: !filter })} />
				<span>{words.filter}</span>
			</label>
		</>
	);
}

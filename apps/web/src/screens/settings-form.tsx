import { defaultDoubtMs, defaultTurnMs, doubtChoices, turnChoices } from "@fibbers/protocol/client";
import { type GameId, games, type OptionValue } from "@fibbers/rules";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { TableSettings } from "../session/tables.ts";
import { t } from "../text/index.ts";

export function defaultSettings(game: GameId): TableSettings {
	const { optionSchema } = games[game];
	const options = Object.fromEntries(Object.entries(optionSchema).map(([name, [first]]) => [name, first]));
	return { options, seats: 6, turnMs: defaultTurnMs, doubtMs: defaultDoubtMs, listed: false, watchable: true };
}

interface FormProps {
	readonly game: GameId;
	readonly initial: TableSettings;
	readonly submit: string;
	/** What went wrong with the last submit. */
	readonly trouble: string;
	readonly onSubmit: (settings: TableSettings) => void;
	readonly children?: ComponentChildren;
}

/** All that can be agreed on before the cards are dealt. A game's own options come from its option schema. */
export function SettingsForm({ game, initial, submit, trouble, onSubmit, children }: FormProps) {
	const [settings, setSettings] = useState(initial);
	const change = (part: Partial<TableSettings>): void => setSettings({ ...settings, ...part });
	const { optionSchema } = games[game];
	const { min, max } = games[game].seats(settings.options as never);
	const words = t.options;
	return (
		<form
			class="form"
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit(settings);
			}}
		>
			{Object.entries(optionSchema).map(([name, values]) => (
				<GameOption
					key={name}
					game={game}
					name={name}
					values={values}
					chosen={settings.options[name]}
					onChoose={(value) => change({ options: { ...settings.options, [name]: value } })}
				/>
			))}
			<Choice
				name="seats"
				label={words.seats}
				values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
				chosen={settings.seats}
				nameOf={String}
				onChoose={(seats) => change({ seats })}
			/>
			<Choice
				name="turnMs"
				label={words.turn}
				values={turnChoices}
				chosen={settings.turnMs}
				nameOf={words.turnName}
				onChoose={(turnMs) => change({ turnMs })}
			/>
			<Doubt doubtMs={settings.doubtMs} onChoose={(doubtMs) => change({ doubtMs })} />
			<fieldset>
				<legend class="label">{words.who}</legend>
				<div class="rows">
					{[false, true].map((listed) => (
						<Row
							key={String(listed)}
							group="listed"
							text={listed ? words.listed : words.private}
							checked={settings.listed === listed}
							onChoose={() => change({ listed })}
						/>
					))}
				</div>
			</fieldset>
			<label class="check">
				<input
					type="checkbox"
					checked={settings.watchable}
					onChange={() => change({ watchable: !settings.watchable })}
				/>
				<span>{words.watchable}</span>
			</label>
			<p class="trouble" role="status">
				{trouble}
			</p>
			<div class="buttons">
				<button type="submit" class="btn">
					{submit}
				</button>
				{children}
			</div>
		</form>
	);
}

interface GameOptionProps {
	readonly game: GameId;
	readonly name: string;
	readonly values: readonly OptionValue[];
	readonly chosen: OptionValue | undefined;
	readonly onChoose: (value: OptionValue) => void;
}

function GameOption({ game, name, values, chosen, onChoose }: GameOptionProps) {
	const words = t.games[game].options[name];
	return (
		<fieldset>
			<legend class="label">{words?.label ?? name}</legend>
			<div class="rows">
				{values.map((value) => (
					<Row
						key={String(value)}
						group={`option-${name}`}
						text={words?.values[String(value)] ?? { name: String(value), hint: "" }}
						checked={value === chosen}
						onChoose={() => onChoose(value)}
					/>
				))}
			</div>
		</fieldset>
	);
}

interface RowProps {
	readonly group: string;
	readonly text: { readonly name: string; readonly hint: string };
	readonly checked: boolean;
	readonly onChoose: () => void;
}

const Row = ({ group, text, checked, onChoose }: RowProps) => (
	<label class="choice">
		<input type="radio" name={group} checked={checked} onChange={onChoose} />
		<span>
			<b>{text.name}</b>
			<small>{text.hint}</small>
		</span>
	</label>
);

interface ChoiceProps {
	readonly name: string;
	readonly label: string;
	readonly values: readonly number[];
	readonly chosen: number;
	readonly nameOf: (value: number) => string;
	readonly onChoose: (value: number) => void;
}

/** One out of a few short values. */
const Choice = ({ name, label, values, chosen, nameOf, onChoose }: ChoiceProps) => (
	<fieldset>
		<legend class="label">{label}</legend>
		<div class="blocks">
			{values.map((value) => (
				<label key={value} class="block">
					<input type="radio" class="vh" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
					<span>{nameOf(value)}</span>
				</label>
			))}
		</div>
	</fieldset>
);

const Doubt = ({ doubtMs, onChoose }: { readonly doubtMs: number; readonly onChoose: (ms: number) => void }) => (
	<label class="line">
		<span class="label">
			{t.options.doubt}: <b>{t.options.doubtName(doubtMs)}</b>
		</span>
		<input
			type="range"
			min={0}
			max={doubtChoices.length - 1}
			value={doubtMs / 1000}
			aria-valuetext={t.options.doubtName(doubtMs)}
			onInput={(event) => onChoose(event.currentTarget.valueAsNumber * 1000)}
		/>
		<small>{t.options.doubtHint}</small>
	</label>
);

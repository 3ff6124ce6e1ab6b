import { doubtChoices, turnChoices } from "@fibbers/protocol/choices";
import type { OptionValue } from "@fibbers/rules";
import { useState } from "preact/hooks";
import type { TableSetup } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { Numbers, Row } from "./choices.tsx";
import { GameChoice } from "./game-choice.tsx";
import { fitted, hasDoubtTime, optionsOf, seatsOf, withGame } from "./setup.ts";
import { Strength } from "./strength.tsx";
import { TalkAndWatch } from "./talk-and-watch.tsx";

export interface FormProps {
	readonly initial: TableSetup;
	/** How many sit at the table already. */
	readonly seated: number;
	readonly submit: string;
	/** What went wrong with the last submit. */
	readonly trouble: string;
	readonly onSubmit: (setup: TableSetup) => void;
}

/** All that can be agreed on before the cards are dealt. A game's own options come from its option schema. */
export function SettingsForm({ initial, seated, submit, trouble, onSubmit }: FormProps) {
	const [setup, set] = useState(initial);
	const change = (part: Partial<TableSetup>): void => set(fitted({ ...setup, ...part }, seated));
	const { game, options } = setup;
	const { min, max } = seatsOf(game, options);
	const fewest = Math.max(min, seated);
	// At an open table the host's options stand until there is a vote, so they are asked for where there was none.
	const isVotedOn = initial.listed && setup.listed && initial.game === game;
	const words = t.options;
	return (
		<form
			class="form"
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit(setup);
			}}
		>
			<GameChoice chosen={game} seated={seated} onChoose={(other) => set(withGame(setup, other, seated))} />
			{isVotedOn ? (
				<p class="soft">{words.byVote}</p>
			) : (
				Object.entries(optionsOf(game)).map(([name, values]) => (
					<GameOption
						key={`${game} ${name}`}
						setup={setup}
						name={name}
						values={values}
						seated={seated}
						onChoose={(value) => change({ options: { ...options, [name]: value } })}
					/>
				))
			)}
			{fewest < max && (
				<Numbers
					group="seats"
					label={words.seats}
					values={Array.from({ length: max - fewest + 1 }, (_, i) => fewest + i)}
					chosen={setup.seats}
					nameOf={String}
					onChoose={(seats) => change({ seats })}
				/>
			)}
			<Numbers
				group="turnMs"
				label={words.turn}
				values={turnChoices}
				chosen={setup.turnMs}
				nameOf={words.turnName}
				onChoose={(turnMs) => change({ turnMs })}
			/>
			{hasDoubtTime(game) && <Doubt doubtMs={setup.doubtMs} onChoose={(doubtMs) => change({ doubtMs })} />}
			<fieldset>
				<legend class="label">{words.who}</legend>
				<div class="rows">
					{[false, true].map((listed) => (
						<Row
							key={String(listed)}
							group="listed"
							text={listed ? words.listed : words.private}
							checked={setup.listed === listed}
							onChoose={() => change({ listed })}
						/>
					))}
				</div>
			</fieldset>
			<Strength level={setup.level} onChoose={(level) => change({ level })} />
			<TalkAndWatch setup={setup} onChange={change} />
			<p class="trouble" role="status">
				{trouble}
			</p>
			<div class="buttons">
				<button type="submit" class="btn">
					{submit}
				</button>
			</div>
		</form>
	);
}

interface GameOptionProps {
	readonly setup: TableSetup;
	readonly name: string;
	readonly values: readonly OptionValue[];
	readonly seated: number;
	readonly onChoose: (value: OptionValue) => void;
}

function GameOption({ setup: { game, options }, name, values, seated, onChoose }: GameOptionProps) {
	const words = t.games[game].options[name];
	return (
		<fieldset>
			<legend class="label">{words?.label ?? name}</legend>
			<div class="rows">
				{values.map((value) => {
					const most = seatsOf(game, { ...options, [name]: value }).max;
					return (
						<Row
							key={String(value)}
							group={`option-${name}`}
							text={words?.values[String(value)] ?? { name: String(value), hint: "" }}
							checked={value === options[name]}
							closed={most < seated ? t.options.room(most) : null}
							onChoose={() => onChoose(value)}
						/>
					);
				})}
			</div>
		</fieldset>
	);
}

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

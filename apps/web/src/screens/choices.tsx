import type { ComponentChildren } from "preact";

interface RowProps {
	readonly group: string;
	readonly text: { readonly name: string; readonly hint: string };
	readonly checked: boolean;
	/** Why it cannot be chosen now. */
	readonly closed?: string | null;
	readonly onChoose: () => void;
}

/** One of a few things that need a sentence each. */
export const Row = ({ group, text, checked, closed = null, onChoose }: RowProps) => (
	<label class="choice" data-closed={closed === null ? undefined : ""}>
		<input type="radio" name={group} checked={checked} disabled={closed !== null} onChange={onChoose} />
		<span>
			<b>{text.name}</b>
			<small>{closed ?? text.hint}</small>
		</span>
	</label>
);

interface BlockProps {
	readonly group: string;
	readonly checked: boolean;
	readonly closed?: boolean;
	readonly onChoose: () => void;
	readonly children: ComponentChildren;
}

/** One of a few things that need a word each. */
export const Block = ({ group, checked, closed = false, onChoose, children }: BlockProps) => (
	<label class="block">
		<input type="radio" class="vh" name={group} checked={checked} disabled={closed} onChange={onChoose} />
		<span>{children}</span>
	</label>
);

interface NumbersProps {
	readonly group: string;
	readonly label: string;
	readonly values: readonly number[];
	readonly chosen: number;
	readonly nameOf: (value: number) => string;
	readonly onChoose: (value: number) => void;
}

export const Numbers = ({ group, label, values, chosen, nameOf, onChoose }: NumbersProps) => (
	<fieldset>
		<legend class="label">{label}</legend>
		<div class="blocks">
			{values.map((value) => (
				<Block key={value} group={group} checked={value === chosen} onChoose={() => onChoose(value)}>
					{nameOf(value)}
				</Block>
			))}
		</div>
	</fieldset>
);

interface PickProps {
	readonly label: string;
	readonly chosen: string;
	/** Value and name. */
	readonly choices: readonly (readonly [string, string])[];
	readonly onPick: (value: string) => void;
}

/** One of several things, with its label before it. */
export const Pick = ({ label, chosen, choices, onPick }: PickProps) => (
	<label class="pick">
		<span>{label}</span>
		<select value={chosen} onChange={(event) => onPick(event.currentTarget.value)}>
			{choices.map(([value, name]) => (
				<option key={value} value={value}>
					{name}
				</option>
			))}
		</select>
	</label>
);

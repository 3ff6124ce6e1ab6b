import { type Level, levels } from "@fibbers/protocol/choices";
import { computers } from "../text/computers.ts";
import { Block } from "./choices.tsx";

interface StrengthProps {
	readonly level: Level;
	readonly onChoose: (level: Level) => void;
}

/** How strong the computers of a table are. */
export const Strength = ({ level, onChoose }: StrengthProps) => (
	<fieldset>
		<legend class="label">{computers.label}</legend>
		<div class="blocks">
			{levels.map((each) => (
				<Block key={each} group="level" checked={each === level} onChoose={() => onChoose(each)}>
					{computers.levels[each].name}
				</Block>
			))}
		</div>
		<small>{computers.levels[level].hint}</small>
	</fieldset>
);

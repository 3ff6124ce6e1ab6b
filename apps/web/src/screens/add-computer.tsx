import { type ComputerName, characterProfiles, characters, levels } from "@fibbers/protocol/choices";
import { useState } from "preact/hooks";
import { computers } from "../text/computers.ts";
import { t } from "../text/index.ts";
import { Coaster } from "../ui/coaster.tsx";
import { Icon } from "../ui/icon.tsx";
import { Dialog } from "./dialog.tsx";
import type { PhaseProps } from "./table-open.tsx";
import "./add-computer.css";

/** One press seats a computer as strong as agreed; who wants another one, chooses it. */
export function AddComputer({ act }: Pick<PhaseProps, "act">) {
	const [choosing, setChoosing] = useState(false);
	const add = async (as: ComputerName): Promise<void> => {
		setChoosing(false);
		await act("addComputer", { as });
	};
	return (
		<div class="with-choice">
			<button type="button" class="btn small plain" onClick={() => void act("addComputer")}>
				{t.open.addComputer}
			</button>
			<button type="button" class="icon-btn" aria-label={computers.which} onClick={() => setChoosing(true)}>
				<Icon name="more" />
			</button>
			{choosing && (
				<Dialog heading={computers.heading} onClose={() => setChoosing(false)}>
					<h3>{computers.strength}</h3>
					<ul class="people-list computers">
						{levels.map((level) => (
							<li key={level}>
								<button type="button" onClick={() => void add(level)}>
									<span>
										<b>{computers.levels[level].name}</b>
										<span>{computers.levels[level].hint}</span>
									</span>
								</button>
							</li>
						))}
					</ul>
					<h3>{computers.ways}</h3>
					<ul class="people-list computers">
						{characters.map((character) => (
							<li key={character}>
								<button type="button" onClick={() => void add(character)}>
									<Coaster {...characterProfiles[character]} light="on" />
									<span>
										<b>{characterProfiles[character].name}</b>
										<span>{computers.characters[character]}</span>
									</span>
								</button>
							</li>
						))}
					</ul>
				</Dialog>
			)}
		</div>
	);
}

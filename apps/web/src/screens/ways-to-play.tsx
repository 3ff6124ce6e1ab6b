import { codeLength, levels } from "@fibbers/protocol/choices";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { lastGame } from "../session/last-game.ts";
import { lastLevel } from "../session/last-level.ts";
import { tidyCode } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { Icon } from "../ui/icon.tsx";
import { Block } from "./choices.tsx";
import { usePractice } from "./use-practice.ts";

/** From the front page to a table: the computer, a new one, one where people wait, or a friend's code. */
export function WaysToPlay() {
	const { route } = useLocation();
	const { dealing, trouble, practise } = usePractice();
	const [code, setCode] = useState("");
	const [misread, setMisread] = useState("");
	const game = lastGame.value;
	const sitDown = (event: Event): void => {
		event.preventDefault();
		const tidy = tidyCode(code);
		if (tidy.length === codeLength) route(`/t/${tidy}`);
		else setMisread(t.home.codeTooShort);
	};
	return (
		<div class="go">
			<button type="button" class="btn paper" aria-disabled={dealing || undefined} onClick={() => void practise(game)}>
				<span>
					{dealing ? t.home.dealing : t.home.practice} <small>{t.games[game].title}</small>
				</span>
			</button>
			<fieldset class="strength">
				<legend class="vh">{t.home.strength}</legend>
				{levels.map((level) => (
					<Block
						key={level}
						group="level"
						checked={lastLevel.value === level}
						onChoose={() => (lastLevel.value = level)}
					>
						{t.home.levels[level]}
					</Block>
				))}
			</fieldset>
			<a class="btn felt" href="/new">
				<Icon name="plus" />
				{t.home.newTable}
			</a>
			<a class="btn felt only-narrow" href="/tables">
				<Icon name="friends" />
				{t.home.findTable}
			</a>
			<form class="codebox" onSubmit={sitDown}>
				<input
					aria-label={t.home.codeLabel}
					placeholder={t.home.codePlaceholder}
					value={code}
					maxLength={12}
					autocomplete="off"
					autocapitalize="characters"
					spellcheck={false}
					onInput={(event) => setCode(event.currentTarget.value)}
				/>
				<button type="submit" class="btn felt">
					{t.home.sitDown}
				</button>
			</form>
			<p class="trouble" role="status">
				{trouble || misread}
			</p>
		</div>
	);
}

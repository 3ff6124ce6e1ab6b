import type { GameId } from "@fibbers/rules";
import { signal } from "@preact/signals";
import { heard } from "../text/spoken.ts";
import { later } from "../ui/later.tsx";

/** The dialogs that can be opened from everywhere. */
export const openDialog = signal<"rules" | "profile" | "hand-over" | null>(null);

/** The game of the table that the rules were asked for at. */
const rulesOf = signal<GameId | null>(null);

/** The rules over the page; with the game of a table, that one first. */
export function openRules(game: GameId | null = null): void {
	rulesOf.value = game;
	openDialog.value = "rules";
}

const RuleDialog = later(() => heard(import("./rules/rule-dialog.tsx")).then(({ RuleDialog }) => RuleDialog));
const HandOverDialog = later(() =>
	heard(import("./account/hand-over.tsx")).then(({ HandOverDialog }) => HandOverDialog),
);
const ProfileDialog = later(() => heard(import("./profile.tsx")).then(({ ProfileDialog }) => ProfileDialog));

const close = (): void => {
	openDialog.value = null;
	rulesOf.value = null;
};

export function Dialogs() {
	switch (openDialog.value) {
		case "rules":
			return <RuleDialog game={rulesOf.value} onClose={close} />;
		case "profile":
			return <ProfileDialog onClose={close} />;
		case "hand-over":
			return <HandOverDialog onClose={close} />;
		case null:
			return null;
	}
}

import type { Reply } from "../games/game-screen.ts";
import { whoIs } from "../games/parts/who.ts";
import type { TableMoment } from "../session/table-store.ts";
import { t } from "../text/index.ts";
import { Btn } from "../ui/button.tsx";

export interface BarButton {
	readonly label: string;
	readonly look: "act" | "plain";
	/** As `Btn` has it. */
	readonly onPress: () => unknown;
}

/** The buttons of the bar at the foot. One that takes another's place does not take a press that was meant for it. */
export const BarButtons = ({ buttons }: { readonly buttons: readonly BarButton[] }) => (
	<>
		{buttons.map(({ label, look, onPress }, i) => (
			<Btn key={i} look={look} answers={label} onPress={onPress}>
				{label}
			</Btn>
		))}
	</>
);

/** One button per player while the reader may say who starts, the reader first; empty otherwise. */
export function choosing(
	{ info, seat }: TableMoment,
	act: (command: string, body?: object) => Promise<Reply>,
): readonly BarButton[] {
	if (seat === null || info.choice?.seat !== seat) return [];
	const who = whoIs(info.seats, seat);
	return [seat, ...[...info.seats.keys()].filter((other) => other !== seat)].map((first) => ({
		label: t.choice.starts(who(first)),
		look: "plain" as const,
		onPress: () => act("choose", { first }),
	}));
}

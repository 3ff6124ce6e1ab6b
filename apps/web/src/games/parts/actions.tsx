import type { ComponentChildren } from "preact";
import { t } from "../../text/index.ts";
import { Btn } from "../../ui/button.tsx";
import type { GameProps } from "../game-screen.ts";
import { isStoodInFor } from "./presence.ts";

type Situation = Pick<GameProps<object, object, object, object>, "info" | "seat" | "act" | "waitingForNext" | "online">;

interface ActionsProps {
	readonly of: Situation;
	/** How many buttons stand side by side, for a player whose seat is his own. */
	readonly columns?: "two" | "three";
	readonly children: ComponentChildren;
}

/** The row of actions: a player's own buttons, the way back to one's seat, or a watcher's to a chair. */
export function Actions({ of: { info, seat, act, waitingForNext }, columns = "two", children }: ActionsProps) {
	if (seat === null) {
		return (
			<Row columns="one">
				{waitingForNext ? (
					<Btn look="plain big" onPress={() => act("stand")}>
						{t.parts.actions.stand}
					</Btn>
				) : (
					<Btn look="big" onPress={() => act("sit")}>
						{t.parts.actions.sit}
					</Btn>
				)}
			</Row>
		);
	}
	if (isStoodInFor(info.seats[seat])) {
		return (
			<Row columns="one">
				<Btn look="big" shortcut="act" onPress={() => act("resume")}>
					{t.parts.actions.resume}
				</Btn>
			</Row>
		);
	}
	return <Row columns={columns}>{children}</Row>;
}

interface RowProps {
	readonly columns: "one" | "two" | "three";
	readonly children: ComponentChildren;
}

const Row = ({ columns, children }: RowProps) => (
	<div class={columns === "two" ? "actions" : `actions ${columns}`} role="group" aria-label={t.parts.actions.name}>
		{children}
	</div>
);

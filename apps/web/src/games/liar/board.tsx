import { useEffect } from "preact/hooks";
import { Back } from "../../ui/card.tsx";
import { clockAt, useNow } from "../parts/clock.ts";
import { whoIs } from "../parts/who.ts";
import { otherSeat, type Props } from "./props.ts";
import { follow } from "./seen.ts";
import { Side } from "./side.tsx";
import { Talk } from "./talk.tsx";
import { text } from "./text.ts";

/** The mat: the other above, the middle card and the talk, the reader (or, for a watcher, seat 0) below. */
export function Board(props: Props) {
	const { info, table, seat } = props;
	const below = seat ?? 0;
	const above = otherSeat(below);
	const clock = clockAt(info, useNow(), "none");
	const clockOf = (of: number) => (info.actor === of ? clock : null);
	useEffect(() => follow(info), [info]);
	return (
		<main class="mat duel" aria-label={text.mat.name} data-lamp={lamp(info.actor, below)}>
			<Side {...props} of={above} clock={clockOf(above)} />
			<div class="centre">
				<div class="hidden">
					<Back />
					<span class="vh">{text.mat.middle}</span>
					<span>{text.mat.which}</span>
				</div>
				<Talk table={table} seat={seat} who={whoIs(info.seats, seat)} />
			</div>
			<Side {...props} of={below} clock={seat === null ? clockOf(below) : null} />
		</main>
	);
}

/** It hangs over whoever is to decide. */
function lamp(actor: number, below: number): "me" | "above" | undefined {
	if (actor < 0) return undefined;
	return actor === below ? "me" : "above";
}

import { useLayoutEffect, useRef } from "preact/hooks";
import { isStoodInFor } from "../parts/presence.ts";
import { whoIs } from "../parts/who.ts";
import { choice } from "./choice.ts";
import { showCall, slide } from "./motion.ts";
import { Picker } from "./picker.tsx";
import { lastCall, legalNow, type Props } from "./props.ts";
import { Reveal } from "./reveal.tsx";
import { text } from "./text.ts";
import { Way } from "./way.tsx";

/** Between the racks: the card's way, the reader's choice of a receiver, or how the last card ended. */
export function Middle(props: Props) {
	const { info, table, own, seat, events } = props;
	const who = whoIs(info.seats, seat);
	const root = useMotion(props);
	const { send, pass } = legalNow(props);
	const mayAct = props.online && seat !== null && !isStoodInFor(info.seats[seat]);
	const call = table.transit === null ? lastCall(events) : null;
	const picks = mayAct && (pass !== null || (send !== null && (call === null || choice.card.value !== null)));
	return (
		<div class="transit" ref={root}>
			{picks ? (
				<Picker {...props} />
			) : table.transit !== null ? (
				<Way hops={table.transit.hops} saw={own?.card ?? null} people={info.seats} who={who} />
			) : call !== null ? (
				<Reveal called={call.called} table={table} who={who} />
			) : (
				<div class="tent">
					<b>{text.mat.sends(who(table.turn))}</b>
					<span>{text.mat.sendsHow}</span>
				</div>
			)}
		</div>
	);
}

/** Moves what has just happened; what the page found when it came lies still. */
function useMotion({ info, table, events }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const born = useRef(info.version);
	const call = table.transit === null ? lastCall(events) : null;
	const hop = table.transit?.hops.at(-1);
	const happened = call === null ? (hop === undefined ? "" : JSON.stringify(table.transit?.hops)) : `call ${call.at}`;

	useLayoutEffect(() => {
		if (root.current === null || info.version === born.current) return undefined;
		if (call !== null) return showCall(root.current, call.called);
		if (hop !== undefined) slide(root.current, hop.from);
		return undefined;
	}, [happened]);
	return root;
}

import { type Card, games, type liarsPost } from "@fibbers/rules";
import type { TableInfo } from "../games/game-screen.ts";
import type { Event, Kind, Move, Props } from "../games/liars-post/props.ts";
import { info, me, person } from "./people.ts";

const rules = games["liars-post"];
type State = Parameters<typeof rules.apply>[0];

const people = [
	me,
	person("Dani", "olive", 1),
	person("Bea", "cat", 3),
	person("Tomás", "fish", 4),
	person("Marguerite", "key", 5),
	person("Óscar", "cup", 6),
];
const long = ["Maximiliana Josephin", "Wolfgang Amadeus Moz", "Bartholomew Featherb", "Wilhelmina Quackenbu"]
	.concat("Hubert Blaine Wolfes", "Annabella Montgomery")
	.map((name, i) => ({ ...(people[i] ?? me), name }));

const cards = (list: string): readonly Card[] =>
	list.split(" ").filter(Boolean) as readonly string[] as readonly Card[];

const hand = cards("AS KD QC QH JH TS TD 9C 8S 7D 7H");
const racks = ["AS QC 8D 8H", "AH QS QH 9C", "KS KD KC TH 7S", "JS JH 9D 9S 8C", "AC TC TD TS 8S 8D", "JC 7C 7H"].map(
	cards,
);

interface Setting {
	readonly seats: number;
	readonly options?: Partial<liarsPost.Options>;
	readonly hand?: readonly Card[];
	readonly racks?: readonly (readonly Card[])[];
	readonly first?: number;
}

const others = cards("AD KH QD JD TH 9H 8C");

function dealt({ seats, options, hand: mine = hand, racks: faceUp = racks, first = 0 }: Setting): State {
	const hands = Array.from({ length: seats }, (_, seat) => (seat === 0 ? mine : others.slice(0, 7 - (seat % 3))));
	const state = rules.setup({ deck: "double", eightDifferent: false, ...options }, { hands, first });
	return { ...state, faceUp: faceUp.slice(0, seats) };
}

/** The state behind the made-up props, so that what is pressed is really done. */
const behind = new WeakMap<object, { readonly state: State; readonly events: readonly Event[] }>();

interface Look extends Omit<Partial<Props>, "info"> {
	readonly info?: Partial<TableInfo>;
}

function shown(state: State, events: readonly Event[], { info: more = {}, ...look }: Look = {}): Props {
	const seat = look.seat === undefined ? 0 : look.seat;
	const viewer = seat ?? "spectator";
	const { table, own } = rules.view(state, viewer);
	const props: Props = {
		table,
		own,
		events: events.flatMap((event) => rules.seen(event, viewer) ?? []),
		online: true,
		send: async () => ({ done: true }),
		waitingForNext: false,
		act: async () => ({ done: true }),
		...look,
		seat,
		info: info({
			seats: people.slice(0, table.counts.length),
			actor: rules.actors(state)[0] ?? -1,
			phase: table.over === null ? "playing" : "over",
			result: table.over && { outcome: table.over, hands: rules.hands(state) },
			...more,
		}),
	};
	behind.set(props, { state, events });
	return props;
}

type Step = readonly [number, Move];
const send = (seat: number, card: Card, to: number, claim: Kind): Step => [seat, { move: "send", card, to, claim }];
const pass = (seat: number, to: number, claim: Kind): readonly Step[] => [
	[seat, { move: "look" }],
	[seat, { move: "pass", to, claim }],
];
const call = (seat: number, says: boolean): Step => [seat, { move: "call", says }];

/** The scene after these moves. */
function scene(setting: Setting, steps: readonly Step[], look: Look = {}): Props {
	let state = dealt(setting);
	const events: Event[] = [];
	for (const [seat, move] of steps) {
		const applied = rules.apply(state, seat, move);
		if (!applied.ok) throw new Error(`${JSON.stringify(move)}: ${applied.error}`);
		state = applied.value.state;
		events.push(...applied.value.events);
	}
	return shown(state, events, look);
}

/** The table after the reader's move. */
export function played(props: Props, move: Move): Props {
	const { seat } = props;
	const was = behind.get(props);
	if (was === undefined || seat === null) return props;
	const applied = rules.apply(was.state, seat, move);
	if (!applied.ok) return props;
	const { state, events } = applied.value;
	const { version, seats } = props.info;
	return shown(state, [...was.events, ...events], {
		seat,
		info: { version: version + 1, seats, decisionAt: Date.now() },
	});
}

const four = { seats: 4 };
const six = { seats: 6, hand: cards("AS KD QC QH JH TS TD") };
const single: Setting = {
	seats: 3,
	options: { deck: "single" },
	racks: [cards("AS 8D"), cards("QS QH 9C"), cards("KD")],
};
const toMe = [send(1, "KH", 2, "K"), ...pass(2, 0, "J")];
const chain: readonly Step[] = [
	send(1, "AD", 4, "T"),
	...pass(4, 5, "K"),
	...pass(5, 3, "A"),
	...pass(3, 2, "Q"),
	...pass(2, 0, "T"),
];
const away = people.map((one, i) => (i === 0 || i === 2 ? { ...one, presence: "away" as const } : one));
const absent = people.map((one, i) =>
	i === 2 || i === 5
		? { ...one, presence: "away" as const }
		: i === 1
			? { ...one, presence: "reconnecting" as const }
			: one,
);

/** By name, the states that a screen can be in. */
export const scenes: Readonly<Record<string, Props>> = {
	first: scene({ ...four, racks: [[], [], [], []] }, []),
	"first-other": scene({ ...four, racks: [[], [], [], []], first: 1 }, []),
	send: scene(four, []),
	"send-two": scene({ seats: 2, hand: [...hand, ...others] }, []),
	"send-six": scene(six, []),
	"send-after": scene({ ...four, first: 1 }, [send(1, "KH", 0, "J"), call(0, true)]),
	"send-many": scene({ seats: 2, hand: [...hand, ...others, ...hand.slice(0, 10), ...others.slice(0, 4)] }, []),
	choice: scene({ ...four, first: 1 }, toMe),
	"choice-last": scene({ ...four, first: 1 }, [send(1, "KH", 2, "K"), ...pass(2, 3, "J"), ...pass(3, 0, "K")]),
	"choice-two": scene({ seats: 2, hand, first: 1 }, [send(1, "AD", 0, "A")]),
	"choice-six": scene({ ...six, first: 1 }, chain.slice(0, 3)),
	"choice-chain": scene({ ...six, first: 1 }, chain),
	late: scene({ ...four, first: 1 }, toMe, { info: { decisionAt: Date.now() - 29_000 } }),
	pass: scene({ ...four, first: 1 }, [...toMe, [0, { move: "look" }]]),
	"pass-six": scene({ ...six, first: 1 }, [send(1, "AD", 4, "T"), ...pass(4, 0, "K"), [0, { move: "look" }]]),
	waiting: scene({ ...six, first: 1 }, chain.slice(0, 5)),
	sent: scene(four, [send(0, "8S", 2, "9")]),
	passed: scene({ ...four, first: 1 }, [send(1, "KH", 0, "K"), ...pass(0, 2, "J")]),
	"sent-six": scene(six, [send(0, "TS", 2, "9"), ...pass(2, 4, "8"), ...pass(4, 1, "T")]),
	lie: scene({ ...four, first: 1 }, [send(1, "QD", 2, "J"), call(2, true)]),
	true: scene({ ...four, first: 2 }, [send(2, "TH", 3, "T"), call(3, true)]),
	"lie-mine": scene({ ...four, first: 1 }, [send(1, "KH", 0, "J"), call(0, false)]),
	"lie-six": scene({ ...six, first: 1 }, [send(1, "QD", 2, "J"), ...pass(2, 3, "K"), call(3, true)]),
	"lie-two": scene({ seats: 2, hand }, [send(0, "QC", 1, "J"), call(1, true)]),
	single: scene({ ...single, first: 1 }, [send(1, "AD", 2, "Q"), ...pass(2, 0, "K")]),
	eight: scene(
		{
			...four,
			first: 1,
			options: { eightDifferent: true },
			racks: [cards("AS KD QC JH TS 9C 8S"), cards("QS 9C"), cards("KS KD KC AS QS JS TS 9S 7D"), cards("JS JH")],
		},
		toMe,
	),
	empty: scene({ ...four, hand: [], first: 1 }, [send(1, "KH", 2, "K")]),
	watcher: scene({ ...four, first: 1 }, toMe, { seat: null }),
	"watcher-six": scene({ ...six, first: 1 }, chain, { seat: null }),
	"watcher-lie": scene({ ...six, first: 1 }, [...chain, call(0, false)], { seat: null }),
	away: scene({ ...four, first: 1 }, toMe, { info: { seats: away.slice(0, 4) } }),
	absent: scene({ ...six, first: 1 }, chain.slice(0, 1), { info: { seats: absent } }),
	offline: scene({ ...four, first: 1 }, toMe, { online: false }),
	"long-send": scene(six, [], { info: { seats: long } }),
	"long-choice": scene({ ...six, first: 1 }, chain, { info: { seats: long } }),
	"long-pass": scene({ ...four, first: 1 }, [...toMe, [0, { move: "look" }]], { info: { seats: long.slice(0, 4) } }),
	"long-lie": scene({ ...six, first: 1 }, [...chain, call(0, true)], { info: { seats: long } }),
	over: scene({ ...four, first: 1 }, [
		send(1, "AD", 3, "Q"),
		call(3, false),
		send(1, "QD", 0, "Q"),
		call(0, true),
		send(1, "KH", 3, "K"),
		...pass(3, 0, "Q"),
		...pass(0, 2, "J"),
		call(2, true),
	]),
	"over-mine": scene(
		{ seats: 2, hand, options: { deck: "single" }, racks: [cards("AS AD AH"), cards("QS QH 9C")], first: 1 },
		[send(1, "AD", 0, "A"), call(0, false)],
	),
	"over-eight": scene(
		{
			seats: 6,
			first: 1,
			options: { eightDifferent: true },
			racks: [cards("AS KD QC JH TS 9C 8S"), cards("QS 9C"), cards("AS QS JS TS 9S 8D 7D"), ...racks.slice(3)],
		},
		[send(1, "KH", 3, "K"), ...pass(3, 2, "J"), call(2, true)],
	),
	"over-empty": scene({ ...four, hand: cards("7D") }, [send(0, "7D", 2, "9"), call(2, false)]),
	"over-long": scene({ ...six, first: 1 }, [...chain, call(0, true), send(0, "KD", 2, "Q"), call(2, true)], {
		info: { seats: long },
	}),
};

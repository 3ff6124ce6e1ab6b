import { type Card, games, type liar } from "@fibbers/rules";
import type { TableInfo } from "../games/game-screen.ts";
import type { Move, Props } from "../games/liar/props.ts";
import { info, me, person } from "./people.ts";

/** The scenes are played by the rules, so that they cannot show what cannot be. */
interface Played extends Props {
	readonly state: liar.State;
}

const rules = games.liar;
const nico = person("Nico", "cup", 6);
const two = [me, nico];

const cards = (list: string): readonly Card[] => list.split(" ") as readonly string[] as readonly Card[];
const deal = { hands: [cards("QS JD KH QD"), cards("QH JS JH KD")], first: 0, middle: "KS" } as const;

const ask = (card: Card, about: liar.About): Move => ({ move: "ask", card, about });
const say = (count: number): Move => ({ move: "answer", count });
const guess = (card: Card): Move => ({ move: "guess", card });
const trust: Move = { move: "trust" };
const doubt: Move = { move: "doubt" };

interface Course {
	readonly state: liar.State;
	readonly events: readonly liar.Event[];
}

function after(course: Course, move: Move): Course {
	const [seat = 0] = rules.actors(course.state);
	const applied = rules.apply(course.state, seat, move);
	if (!applied.ok) throw new Error(`${move.move}: ${applied.error}`);
	return { state: applied.value.state, events: [...course.events, ...applied.value.events] };
}

function shown({ state, events }: Course, seat: number | null, more: Partial<TableInfo> = {}): Played {
	const viewer = seat ?? "spectator";
	const { table, own } = rules.view(state, viewer);
	const over = table.over !== null;
	return {
		state,
		info: info({
			seats: two,
			phase: over ? "over" : "playing",
			doubtMs: 0,
			actor: rules.actors(state)[0] ?? -1,
			result: over ? { outcome: table.over, hands: rules.hands(state) } : null,
			...more,
		}),
		table,
		own,
		seat,
		events: events.flatMap((event) => rules.seen(event, viewer) ?? []),
		online: true,
		send: async () => ({ done: true }),
		waitingForNext: false,
		act: async () => ({ done: true }),
	};
}

const start: Course = { state: rules.setup({}, deal), events: [] };
const course = (...moves: readonly Move[]): Course => moves.reduce(after, start);
const scene = (moves: readonly Move[], seat: number | null = 0, more: Partial<TableInfo> = {}): Played =>
	shown(course(...moves), seat, more);

const first = [ask("QS", "rank"), say(1), trust];
const second = [...first, ask("QH", "suit")];
const third = [...second, say(1), trust, ask("JD", "rank")];
const lied = [...second, say(2), trust, ask("JD", "rank"), say(2), trust];
const fourLeft = [...third, say(2), trust, ask("JS", "suit"), say(0), trust];
const long = [...fourLeft, ask("KH", "rank"), say(1), trust, ask("JH", "suit"), say(0), trust];
const last = [...long, ask("QD", "rank"), say(0), trust];
const empty = [...last, ask("KD", "suit"), say(0), trust];

const longNames = {
	seats: [person("Wilhelmina-Katharina", "brolly", 7), person("Maximiliana-Theodora", "cup", 6)],
};

/** By name, the states that a screen can be in. */
export const scenes: Readonly<Record<string, Played>> = {
	start: scene([]),
	turn: scene([...second, say(1), trust]),
	judge: scene([...third, say(2)]),
	asked: scene(second),
	"asked-spent": scene([...lied, ask("KD", "suit")]),
	late: scene(second, 0, { decisionAt: Date.now() - 27_000 }),
	"wait-answer": scene(third),
	"wait-judge": scene([...second, say(2)]),
	"wait-turn": scene(first),
	spent: scene([...second, say(2), trust]),
	two: scene(fourLeft),
	one: scene(long),
	empty: scene(empty),
	"empty-other": scene([...last, ask("KD", "suit")]),
	names: scene([...third, say(2)], 0, longNames),
	"names-asked": scene(second, 0, longNames),
	watcher: scene([...third, say(2)], null),
	"watcher-names": scene(second, null, longNames),
	away: scene(second, 0, { seats: [{ ...me, presence: "away" }, nico] }),
	"other-away": scene(third, 0, { seats: [me, { ...nico, presence: "away" }] }),
	offline: { ...scene([...third, say(2)]), online: false },
	"over-caught": scene([...third, say(1), doubt]),
	"over-caught-me": scene([...second, say(2), doubt]),
	"over-false-alarm": scene([...third, say(2), doubt]),
	"over-false-alarm-won": scene([...second, say(1), doubt]),
	"over-right": scene([...lied, ask("KD", "suit"), say(1), trust, guess("KS")]),
	"over-right-lost": scene([...first, guess("KS")]),
	"over-wrong": scene([...second, say(1), trust, guess("JS")]),
	"over-wrong-won": scene([...first, guess("JD")]),
	"over-first": scene([guess("KS")]),
	"over-long": scene([...empty, guess("KS")]),
	"over-empty-hand": scene([...last, ask("KD", "suit"), say(1), doubt]),
	"over-watcher": scene([...third, say(1), doubt], null),
	"over-names": scene([...third, say(1), doubt], 0, longNames),
};

/** The table after the reader's move. */
export function played(props: Played, move: Move): Played {
	const next = after({ state: props.state, events: props.events }, move);
	return shown(next, props.seat, { seats: props.info.seats, decisionAt: Date.now(), round: props.info.round });
}

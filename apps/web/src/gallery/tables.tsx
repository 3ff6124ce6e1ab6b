import type { GameId } from "@fibbers/rules";
import type { FunctionComponent } from "preact";
import type { Person, TableInfo } from "../games/game-screen.ts";
import { defaultSetup } from "../screens/setup.ts";
import { TableBar } from "../screens/table-bar.tsx";
import { TableOpen } from "../screens/table-open.tsx";
import { TableOver } from "../screens/table-over.tsx";
import type { TableMoment } from "../session/table-store.ts";
import type { TableSettings } from "../session/tables.ts";
import { five, info, me, person } from "./people.ts";

const act = async () => ({ done: true }) as const;
const nobody = () => {};

export const moment = (
	game: GameId,
	table: Partial<TableInfo>,
	settings: Partial<TableSettings> = {},
	seat: number | null = 0,
): TableMoment => {
	const { game: _, ...usual } = defaultSetup(game);
	return {
		game,
		info: info({ phase: "open", actor: -1, round: 0, ...table }),
		settings: { ...usual, ...settings },
		table: null,
		own: null,
		seat,
		waitingForNext: false,
		events: [],
	};
};

const scored = (scores: readonly (readonly [number, number, number])[]) =>
	five.slice(0, scores.length).map((each, i) => {
		const [played = 0, wins = 0, losses = 0] = scores[i] ?? [];
		return { ...each, score: { played, wins, losses } };
	});

const voting: readonly Person[] = [
	{ ...me, votes: { rank: "climbs", discardFrom: 3 } },
	{ ...person("Dani", "olive", 1), votes: { rank: "climbs" } },
	{ ...person("Ximena", "moon", 2), votes: { rank: "locked", discardFrom: 4 } },
	{ ...person("Lin", "lemon", 0), computer: "hard" },
	{ ...person("Marguerite de la Tour", "key", 5), votes: { rank: "climbs", discardFrom: 3 } },
];
const two = scored([
	[3, 1, 2],
	[3, 2, 1],
]);
const outcome = { places: [4, 0, 1, 2, 3] };

const bar = (shown: TableMoment) => (
	<TableBar moment={shown} act={act} chat={null} onPeople={nobody} onInvite={nobody} onLeave={nobody} />
);

const Open = (shown: TableMoment) => () => (
	<div class="site">
		{bar(shown)}
		<TableOpen moment={shown} act={act} refused="" chat={null} />
	</div>
);

const Over = (shown: TableMoment) => () => (
	<TableOver moment={shown} bar={bar(shown)} act={act} refused="" coach={null} sheet={null}>
		<main class="over">
			<section class="mat lead">
				<h1>How it ended</h1>
			</section>
		</main>
	</TableOver>
);

const liarOver = { phase: "over", seats: two, round: 3, result: { outcome: { winner: 1 }, hands: [] } } as const;
const choice = (seat: number) => ({ seat, endsAt: Date.now() + 12_500 });
const evening = scored([
	[4, 2, 0],
	[4, 1, 1],
	[4, 0, 2],
	[3, 1, 0],
	[0, 0, 0],
]);

/** By name, the states of the screens before and between games. */
export const tables: Readonly<Record<string, FunctionComponent>> = {
	"table/private": Open(moment("el-mentiroso", { seats: five.slice(0, 2) })),
	"table/guest": Open(moment("liars-post", { seats: five.slice(0, 3), host: 1 })),
	"table/duel": Open(moment("liar", { seats: [me] })),
	"table/votes": Open(
		moment("el-mentiroso", { seats: voting }, { listed: true, options: { rank: "climbs", discardFrom: 3 } }),
	),
	"table/votes-post": Open(moment("liars-post", { seats: voting }, { listed: true, seats: 6 })),
	"table/votes-watched": Open(moment("el-mentiroso", { seats: voting.slice(1) }, { listed: true }, null)),
	"table/between": Open(moment("liars-post", { seats: evening, round: 4, nextFirst: 2 }, { seats: 6 })),
	"table/between-choice": Open(moment("liar", { seats: two, round: 3, choice: choice(0) })),
	"over/next": Over(
		moment("el-mentiroso", {
			phase: "over",
			seats: evening.map((each, i) => ({ ...each, ready: i === 1 || i === 4 })),
			round: 4,
			nextFirst: 4,
			result: { outcome, hands: [] },
		}),
	),
	"over/ready": Over(
		moment("el-mentiroso", {
			phase: "over",
			seats: evening.map((each, i) => ({ ...each, ready: i < 2 })),
			round: 4,
			nextFirst: 0,
			waiting: 1,
			result: { outcome: { places: [0, 1, 2, 3, 4] }, hands: [] },
		}),
	),
	"over/votes": Over(
		moment(
			"el-mentiroso",
			{ phase: "over", seats: voting, round: 1, nextFirst: 0, result: { outcome, hands: [] } },
			{ listed: true },
		),
	),
	"over/choose": Over(moment("liar", { ...liarOver, choice: choice(0) })),
	"over/chosen-by-other": Over(
		moment("liar", { ...liarOver, choice: choice(1), result: { outcome: { winner: 0 }, hands: [] } }),
	),
	"over/said": Over(moment("liar", { ...liarOver, nextFirst: 1 })),
	"over/watched": Over(moment("liar", { ...liarOver, nextFirst: 1 }, {}, null)),
};

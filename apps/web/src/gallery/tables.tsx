import type { GameId } from "@fibbers/rules";
import type { FunctionComponent } from "preact";
import type { TableInfo } from "../games/game-screen.ts";
import { Agreed } from "../screens/agreed.tsx";
import { NextGame } from "../screens/next-game.tsx";
import { TableList } from "../screens/open-tables.tsx";
import { Scores } from "../screens/scores.tsx";
import { defaultSetup } from "../screens/setup.ts";
import { SiteBar } from "../screens/site-bar.tsx";
import { TableBar } from "../screens/table-bar.tsx";
import { TableOpen } from "../screens/table-open.tsx";
import type { TableMoment } from "../session/table-store.ts";
import type { TableSettings } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { five, info, me, person } from "./people.ts";

const act = async () => ({ done: true }) as const;
const nobody = () => {};

const moment = (
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

const voting = [
	{ ...me, votes: { rank: "climbs", discardFrom: 3 } },
	{ ...person("Dani", "olive", 1), votes: { rank: "climbs" } },
	{ ...person("Ximena", "moon", 2), votes: { rank: "locked", discardFrom: 4 } },
	{ ...person("Lin", "lemon", 0), computer: true },
	{ ...person("Marguerite de la Tour", "key", 5), votes: { rank: "climbs", discardFrom: 3 } },
];
const two = scored([
	[3, 1, 2],
	[3, 2, 1],
]);
const outcome = { places: [4, 0, 1, 2, 3] };

const Open = (shown: TableMoment) => () => (
	<div class="site">
		<TableBar moment={shown} onInvite={nobody} onLeave={nobody} />
		<TableOpen moment={shown} act={act} refused="" />
	</div>
);

const Over = (shown: TableMoment) => () => (
	<div data-game={shown.game}>
		<div class="site">
			<TableBar moment={shown} onInvite={nobody} onLeave={nobody} />
			<main class="over">
				<section class="mat lead">
					<h1>How it ended</h1>
				</section>
			</main>
			<section class="after" aria-label={t.over.table}>
				<Scores seats={shown.info.seats} seat={shown.seat} />
				<Agreed moment={shown} act={act} />
			</section>
		</div>
		<NextGame moment={shown} act={act} refused="" />
	</div>
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
	"home/tables": () => (
		<div class="site">
			<SiteBar />
			<main>
				<TableList
					tables={[
						{
							code: "K7Q2MX",
							game: "el-mentiroso",
							options: { rank: "locked", discardFrom: 4 },
							host: "Bea",
							seated: 3,
							seats: 6,
						},
						{
							code: "K7Q2MY",
							game: "liars-post",
							options: { deck: "single", eightDifferent: true },
							host: "Marguerite",
							seated: 3,
							seats: 4,
						},
						{ code: "K7Q2MZ", game: "liar", options: {}, host: "Nico", seated: 1, seats: 2 },
					]}
				/>
			</main>
		</div>
	),
};

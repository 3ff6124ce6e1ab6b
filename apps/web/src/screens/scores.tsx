import type { Person } from "../games/game-screen.ts";
import { t } from "../text/index.ts";
import { Coaster } from "../ui/coaster.tsx";

interface ScoresProps {
	readonly seats: readonly Person[];
	readonly seat: number | null;
}

/** The evening so far, best first; nothing before the first game has ended. */
export function Scores({ seats, seat }: ScoresProps) {
	if (seats.every(({ score }) => score.played === 0)) return null;
	const best = [...seats.entries()].sort(
		([, a], [, b]) =>
			Number(b.score.played > 0) - Number(a.score.played > 0) ||
			b.score.wins - a.score.wins ||
			a.score.losses - b.score.losses,
	);
	return (
		<section class="scores">
			<h2 id="scores">{t.score.heading}</h2>
			<table class="panel" aria-labelledby="scores">
				<thead>
					<tr>
						<th scope="col">{t.score.player}</th>
						<th scope="col">{t.score.played}</th>
						<th scope="col">{t.score.wins}</th>
						<th scope="col">{t.score.losses}</th>
					</tr>
				</thead>
				<tbody>
					{best.map(([of, { name, picture, tone, score }]) => (
						<tr key={of}>
							<th scope="row">
								<Coaster picture={picture} tone={tone} size="s" />
								<span>{of === seat ? t.you : name}</span>
							</th>
							<td>{score.played}</td>
							<td>{score.wins}</td>
							<td>{score.losses}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

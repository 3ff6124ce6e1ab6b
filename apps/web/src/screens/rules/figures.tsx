import type { GameId } from "@fibbers/rules";
import type { FunctionComponent } from "preact";
import type { FigureText } from "../../text/rule-text.ts";
import { elMentirosoFigures } from "./el-mentiroso-figures.tsx";
import { liarFigures } from "./liar-figures.tsx";
import { liarsPostFigures } from "./liars-post-figures.tsx";

export type Drawing = FunctionComponent<{ readonly text: FigureText }>;

const drawings: Readonly<Record<GameId, Readonly<Record<string, Drawing>>>> = {
	"el-mentiroso": elMentirosoFigures,
	"liars-post": liarsPostFigures,
	liar: liarFigures,
};

interface FigureProps {
	readonly game: GameId;
	readonly name: string;
	readonly text: FigureText;
}

/** The game's own things, drawn small on its mat. Who cannot see them reads what they show. */
export function Figure({ game, name, text }: FigureProps) {
	const Drawn = drawings[game][name];
	if (Drawn === undefined) return null;
	return (
		<figure class="rule-figure">
			<div class="mat drawn" data-game={game} data-figure={name} aria-hidden="true">
				<Drawn text={text} />
			</div>
			<figcaption>
				<span class="vh">{text.alt} </span>
				{text.caption}
			</figcaption>
		</figure>
	);
}

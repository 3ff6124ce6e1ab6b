import { type GameId, gameIds } from "@fibbers/rules";
import type { ComponentChildren, FunctionComponent } from "preact";
import { t } from "../text/index.ts";
import { Back, Face } from "../ui/card.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import "./previews.css";

/** What lies on the mat of each game; nothing that is said, since one picture serves all languages. */
const cards: Readonly<Record<GameId, ComponentChildren>> = {
	"el-mentiroso": (
		<>
			<Back style={{ "--w": "226px", left: "14px", top: "170px", rotate: "-15deg" }} />
			<Back style={{ "--w": "226px", left: "120px", top: "136px", rotate: "2deg" }} />
			<Face card="4C" style={{ "--w": "226px", left: "232px", top: "176px", rotate: "15deg" }} named="hidden" />
		</>
	),
	"liars-post": (
		<>
			<Face card="QH" style={{ "--w": "236px", left: "40px", top: "142px", rotate: "-11deg" }} named="hidden" />
			<Back style={{ "--w": "236px", left: "204px", top: "156px", rotate: "9deg" }} />
		</>
	),
	liar: (
		<>
			<Face card="JS" style={{ "--w": "206px", left: "0", top: "116px", rotate: "-10deg" }} named="hidden" />
			<Face card="QH" style={{ "--w": "206px", left: "266px", top: "110px", rotate: "10deg" }} named="hidden" />
			<Back style={{ "--w": "226px", left: "124px", top: "188px", rotate: "-2deg" }} />
		</>
	),
};

const lie = (
	<>
		<Face card="KS" style={{ "--w": "226px", left: "14px", top: "170px", rotate: "-14deg" }} named="hidden" />
		<Face card="KH" style={{ "--w": "226px", left: "120px", top: "136px", rotate: "2deg" }} named="hidden" />
		<Face card="4C" style={{ "--w": "226px", left: "232px", top: "176px", rotate: "14deg" }} named="hidden" />
	</>
);

const Preview = ({ game }: { readonly game: GameId }) => (
	<main class="mat preview" data-game={game}>
		<div class="words">
			<h1 class="name">{t.games[game].title}</h1>
			<p class="house">
				<Wordmark />
			</p>
		</div>
		<div class="cards">{cards[game]}</div>
	</main>
);

const HousePreview = () => (
	<main class="mat preview">
		<h1 class="name">
			<Wordmark />
		</h1>
		<div class="cards">{lie}</div>
	</main>
);

/** The pictures that a link shows in a messenger; `npx pnpm@12 previews` draws them. */
export const previews: Readonly<Record<string, FunctionComponent>> = Object.fromEntries([
	["preview/fibbers", HousePreview],
	...gameIds.map((game) => [`preview/${game}`, () => <Preview game={game} />] as const),
]);

import type { GameId } from "@fibbers/rules";
import type { FunctionComponent } from "preact";
import { t } from "../text/index.ts";
import { Back, Face } from "../ui/card.tsx";

const pictures: Readonly<Record<GameId, FunctionComponent>> = {
	"el-mentiroso": () => (
		<>
			<Back style={{ "--w": "60px", left: "6px", top: "22px", rotate: "-14deg" }} />
			<Back style={{ "--w": "60px", left: "34px", top: "16px", rotate: "3deg" }} />
			<Back style={{ "--w": "60px", left: "60px", top: "26px", rotate: "15deg" }} />
			<span class="slip" style={{ left: "18px", top: "100px", rotate: "-3deg" }}>
				<q>{t.home.slips.kings}</q>
			</span>
		</>
	),
	"liars-post": () => (
		<>
			<Back style={{ "--w": "62px", left: "42px", top: "6px", rotate: "-8deg" }} />
			{t.home.slips.hops.map((said, i) => (
				<span
					key={said}
					class="slip"
					style={{ left: `${[0, 54, 12][i] ?? 0}px`, top: `${34 + 32 * i}px`, rotate: `${[-4, 3, -2][i] ?? 0}deg` }}
				>
					<q>{said}</q>
				</span>
			))}
		</>
	),
	liar: () => (
		<>
			<Face card="JS" style={{ "--w": "48px", left: "0", top: "6px", rotate: "-8deg" }} named="hidden" />
			<Face card="QH" style={{ "--w": "48px", left: "84px", top: "4px", rotate: "7deg" }} named="hidden" />
			<Back style={{ "--w": "62px", left: "36px", top: "34px", rotate: "-2deg" }} />
		</>
	),
};

/** What a game is played with, at a glance. */
export function GamePicture({ game }: { readonly game: GameId }) {
	const Picture = pictures[game];
	return (
		<span class="pic" aria-hidden="true">
			<Picture />
		</span>
	);
}

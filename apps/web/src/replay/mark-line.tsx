import type { Mark } from "@fibbers/rules";
import { replay as text } from "../text/replay.ts";
import { Face } from "../ui/card.tsx";
import { lookOf } from "./look.ts";
import { claimedCards } from "./moment.ts";
import type { Reel } from "./reel.ts";
import { Sign } from "./track.tsx";

interface MarkLineProps {
	readonly reel: Reel;
	readonly at: number;
}

/** What was behind the claim that was made at this step; its height is kept where there was none. */
export function MarkLine({ reel, at }: MarkLineProps) {
	const mark = reel.marks.findLast(({ step }) => step === at);
	if (mark === undefined) return <p class="mark-line" />;
	return (
		<p class="mark-line">
			<Sign look={lookOf(mark)} />
			<span>{sentenceOf(mark, reel.names)}</span>
			{mark.kind === "lie" ? <Really cards={claimedCards(reel, mark.at)} /> : null}
		</p>
	);
}

const Really = ({ cards }: { readonly cards: ReturnType<typeof claimedCards> }) =>
	cards.length === 0 ? null : (
		<span class="really">
			{text.marks.really}
			{cards.map((card, i) => (
				<Face key={i} card={card} size="xs" />
			))}
		</span>
	);

export function sentenceOf({ kind, fate, seat, by }: Mark, names: readonly string[]): string {
	const said = names[seat] ?? "";
	const other = by === null ? null : (names[by] ?? null);
	if (kind === "truth") return fate === "doubted" ? text.marks.doubted(said, other) : text.marks.truth;
	switch (fate) {
		case "caught":
		case "doubted":
			return text.marks.caught(said, other);
		case "believed":
			return text.marks.believed(said, other);
		case "covered":
			return text.marks.covered(said);
		case "open":
			return text.marks.open(said);
	}
}

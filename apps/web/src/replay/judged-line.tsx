import { replay as text } from "../text/replay.ts";
import type { Judged } from "./judged.ts";
import type { Reel } from "./reel.ts";
import { Sign } from "./track.tsx";

interface JudgedLineProps {
	/** Null until they have come; the line's place is kept. */
	readonly judged: readonly Judged[] | null;
	readonly at: number;
	readonly reel: Pick<Reel, "game" | "names">;
}

/** Who judged the claim of this step otherwise than the strongest computer would have. */
export const JudgedLine = ({ judged, at, reel }: JudgedLineProps) => {
	const here = judged?.filter(({ step }) => step === at) ?? [];
	return (
		<p class="judged-line">
			{here.map((each) => (
				<span key={`${each.at} ${each.better}`}>
					<Sign look="otherwise" />
					{sentenceFor(each, reel)}
				</span>
			))}
		</p>
	);
};

export function sentenceFor({ seats, better, share }: Judged, { game, names }: JudgedLineProps["reel"]): string {
	const who = seats.map((seat) => names[seat] ?? "");
	return better === "doubt" ? text.judged.doubt(who, text.judged.shout[game], share) : text.judged.believe(who, share);
}

import type { Otherwise } from "@fibbers/protocol";
import type { Reel } from "./reel.ts";

/** A claim that some judged otherwise than the strongest computer would have, and the step at which it was made. */
export interface Judged {
	readonly at: number;
	readonly step: number;
	/** Who did, in the order of the seats. */
	readonly seats: readonly number[];
	readonly better: Otherwise["better"];
	/** How often the computer would have, the least of all who judged it. */
	readonly share: number;
}

/** What the server says to a game, one entry for each claim and each way; what is of no claim of this game is left out. */
export function judgedIn({ marks }: Pick<Reel, "marks">, otherwise: readonly Otherwise[]): readonly Judged[] {
	return [...Map.groupBy(otherwise, ({ at, better }) => `${at} ${better}`).values()]
		.flatMap((each) => {
			const [first] = each;
			const mark = marks.find(({ at }) => at === first?.at);
			if (first === undefined || mark === undefined) return [];
			const seats = each.map(({ seat }) => seat).sort((a, b) => a - b);
			const share = Math.min(...each.map(({ share }) => share));
			return [{ at: mark.at, step: mark.step, seats, better: first.better, share }];
		})
		.sort((a, b) => a.at - b.at);
}

import type { BotOf } from "../src/bot.ts";
import { liarPlayer } from "../src/liar/player.ts";

/** Doubts only what is false however the cards lie: sums of chances may miss 1 by their last digits. */
const certain = 1 - 1e-9;

/** H1a and H1d never lie, and take others for as honest, the one more, the other less; H3a lies now and then and reckons with lies. */
export const liarReferences = {
	H1a: liarPlayer({ lie: 0, suspicion: 0.1, guessFrom: 0.99, doubtFrom: certain }),
	H1d: liarPlayer({ lie: 0, suspicion: 0.001, guessFrom: 0.5, doubtFrom: certain }),
	H3a: liarPlayer({ lie: 0.25, suspicion: 0.3, guessFrom: 0.5, doubtFrom: 0.5 }),
} satisfies Readonly<Record<string, BotOf<"liar">>>;

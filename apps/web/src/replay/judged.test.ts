import { afterAll, expect, test } from "vitest";
import { heard, speak } from "../text/spoken.ts";
import { judgedIn } from "./judged.ts";
import { sentenceFor } from "./judged-line.tsx";

const mark = (at: number, step: number) => ({ at, step, kind: "lie", fate: "believed", seat: 0, by: null }) as const;
const marks = [mark(2, 2), mark(5, 4)];
const reel = { game: "liars-post", names: ["Ana", "Bea", "Clara"] } as const;

const judged = judgedIn({ marks: marks as never }, [
	{ at: 5, seat: 1, better: "believe", share: 0.85 },
	{ at: 2, seat: 2, better: "doubt", share: 0.9 },
	{ at: 2, seat: 1, better: "doubt", share: 1 },
	{ at: 99, seat: 1, better: "doubt", share: 1 },
]);

afterAll(() => speak("en"));

test("judgements stand at their claim's step, those of one claim together, in the order of the game", () => {
	expect(judged).toEqual([
		{ at: 2, step: 2, seats: [1, 2], better: "doubt", share: 0.9 },
		{ at: 5, step: 4, seats: [1], better: "believe", share: 0.85 },
	]);
});

test.each([
	[
		"en",
		"Bea and Clara believed it. Hard would have said “False” here, nine times in ten.",
		"Bea doubted it. Hard would have believed it here.",
	],
	[
		"es",
		"Bea y Clara lo creyeron. La computadora difícil habría dicho “Falso”, nueve de cada diez veces.",
		"Bea lo dudó. La computadora difícil lo habría creído.",
	],
] as const)("who judged, what would have been better, and how surely: %s", async (language, many, one) => {
	await heard(Promise.resolve({}));
	await speak(language);
	const [first, second] = judged;
	expect(first && sentenceFor(first, reel)).toBe(many);
	expect(second && sentenceFor({ ...second, share: 1 }, reel)).toBe(one);
});

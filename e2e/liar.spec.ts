import { liar } from "@fibbers/rules";
import { LiarPlayer } from "./people/liar-player.ts";
import { expect, test } from "./test.ts";
import { cardsShown, recorded } from "./watcher.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const names: Readonly<Record<string, string>> = {
	J: "Jack",
	Q: "Queen",
	K: "King",
	S: "Spades",
	H: "Hearts",
	D: "Diamonds",
};
const nine = liar.deck.map((card) => `${names[card.charAt(0)]} of ${names[card.charAt(1)]}`);

type Pair = readonly [LiarPlayer, LiarPlayer];

/** Whose turn it is, and the other. */
async function onTurn([ana, bea]: Pair): Promise<Pair> {
	let pair: Pair | undefined;
	await expect(async () => {
		if ((await ana.task()) === "ask") pair = [ana, bea];
		else if ((await bea.task()) === "ask") pair = [bea, ana];
		expect(pair).toBeDefined();
	}).toPass();
	return pair ?? [ana, bea];
}

/** One question, the answer, and what the asker makes of it. */
async function ask([asker, asked]: Pair, answer: "the truth" | "a lie", verdict: "act" | "doubt"): Promise<void> {
	expect(await asker.ask()).toBe(true);
	await expect(async () => expect(await asked.task()).toBe("answer")).toPass();
	expect(await asked.say(answer)).toBe(true);
	await expect(async () => expect(await asker.task()).toBe("judge")).toPass();
	await asker.press(verdict);
}

const hasEnded = async (pair: Pair, headline: RegExp): Promise<void> => {
	for (const { page } of pair) await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
};

/** The loser says who starts, and both want the next game. */
async function next(pair: Pair, loser: LiarPlayer, starts: RegExp): Promise<void> {
	await loser.chooseWhoStarts(starts);
	for (const person of pair) await person.wantNext();
	for (const person of pair) await person.hasCards();
}

test("Liar! ends in each of its four ways, and the loser says who starts the next game", async ({
	page,
	anotherPerson,
}) => {
	test.setTimeout(240_000);
	const ana = await LiarPlayer.named(page, "Ana");
	const code = await ana.openTable({ game: "liar" });
	const bea = await LiarPlayer.named(await anotherPerson(), "Bea");
	await bea.joinBy(code);
	const watching = await LiarPlayer.named(await anotherPerson(), "Eva");
	const frames = recorded(watching.page);
	await watching.page.goto(`/t/${code}`);
	await expect(watching.page.getByText("All chairs are taken", { exact: false })).toBeVisible();
	const both: Pair = [ana, bea];
	await ana.deal();
	for (const person of both) {
		await person.hasCards();
		expect(await person.hand()).toHaveLength(4);
	}

	// A lie that is caught: the liar loses, and starts.
	const [first, liarOf] = await onTurn(both);
	await ask([first, liarOf], "a lie", "doubt");
	await hasEnded(both, /lie was caught/i);
	await next(both, liarOf, /^I start/);

	// A false alarm: whoever doubted loses, and lets the other start.
	const [asker, honest] = await onTurn(both);
	expect(asker).toBe(liarOf);
	await ask([asker, honest], "the truth", "doubt");
	await hasEnded(both, /./);
	await next(both, asker, /starts/);

	// A question that passes, then a wrong guess: a card that the other holds.
	const [opener, second] = await onTurn(both);
	expect(opener).toBe(honest);
	await ask([opener, second], "a lie", "act");
	expect(await second.task()).toBe("ask");
	expect(await second.guess((await opener.hand())[0] ?? "")).toBe(true);
	await hasEnded(both, /./);
	await next(both, second, /^I start/);

	// A right guess: the test sees both hands, so it knows the ninth card.
	const [guesser] = await onTurn(both);
	expect(guesser).toBe(second);
	const hands = [...(await ana.hand()), ...(await bea.hand())];
	const middle = nine.find((card) => !hands.includes(card)) ?? "";
	expect(await guesser.guess(middle)).toBe(true);
	await hasEnded(both, /./);
	await expect(page.getByRole("table", { name: "This evening" })).toBeVisible();
	const rows = await page.getByRole("table", { name: "This evening" }).getByRole("row").allTextContents();
	expect(rows.slice(1).every((row) => row.includes("4"))).toBe(true);

	await expect(watching.page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(cardsShown(frames).hidden).toEqual([]);
	expect(cardsShown(frames).states).toBeGreaterThan(10);
});

test("one plays Liar! against the computer to its end, with the keyboard where it is quicker", async ({ page }) => {
	test.setTimeout(120_000);
	const ana = await LiarPlayer.named(page, "Ana");
	await page.goto("/rules/liar");
	await page.getByRole("button", { name: "Play the computer" }).click();
	await ana.hasCards();
	await expect(async () => {
		if (!(await ana.isOver())) await ana.doSomething();
		expect(await ana.isOver()).toBe(true);
	}).toPass({ timeout: 100_000, intervals: [100] });
	await expect(page.getByRole("region", { name: "Next game" })).toBeVisible();
});

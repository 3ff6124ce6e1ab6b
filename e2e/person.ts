import { expect, type Page } from "@playwright/test";

/** What a person sees of his own situation, read in one go. */
interface Glance {
	readonly phase: "open" | "playing" | "over";
	readonly hand: readonly string[];
	readonly chosen: readonly string[];
	/** The rank that everybody says, `Kings`; null when there is none yet. */
	readonly rank: string | null;
	readonly opens: boolean;
	readonly action: string;
	/** What the doubt is about. */
	readonly doubt: string;
	readonly canAct: boolean;
	readonly canDoubt: boolean;
	readonly hasSet: boolean;
}

const plurals: Readonly<Record<string, string>> = {
	Aces: "Ace",
	Twos: "2",
	Threes: "3",
	Fours: "4",
	Fives: "5",
	Sixes: "6",
	Sevens: "7",
	Eights: "8",
	Nines: "9",
	Tens: "10",
	Jacks: "Jack",
	Queens: "Queen",
	Kings: "King",
};

const rankOf = (card: string): string => card.split(" of ")[0] ?? "";

/** Somebody in front of a browser, who does what people do there. */
export class Person {
	readonly page: Page;
	readonly name: string;

	constructor(page: Page, name: string) {
		this.page = page;
		this.name = name;
	}

	/** Comes with a name, so that nobody asks for it. */
	static async named(page: Page, name: string): Promise<Person> {
		await page.goto("/");
		await page.request.post("/api/me");
		const renamed = await page.request.put("/api/me", { data: { name } });
		expect(renamed.ok()).toBe(true);
		return new Person(page, name);
	}

	/** Opens a table over the page's own form and returns its code. */
	async openTable({ seats = 4, doubt = 0, watchable = true } = {}): Promise<string> {
		const { page } = this;
		await page.goto("/new");
		await page.getByRole("group", { name: "Chairs" }).getByText(String(seats), { exact: true }).click();
		await page.getByRole("slider", { name: "Time to doubt" }).fill(String(doubt));
		if (!watchable) await page.getByLabel("Others may watch").uncheck();
		await page.getByRole("button", { name: "Open the table" }).click();
		await page.waitForURL(/\/t\/\w{6}$/);
		return page.url().slice(-6);
	}

	/** Enters the code on the front page and sits down. */
	async joinBy(code: string): Promise<void> {
		await this.enter(code);
		await expect(this.page.getByRole("heading", { name: "Who plays" })).toBeVisible();
		await this.page.getByRole("button", { name: "Sit down" }).click();
		await expect(this.page.getByText(`${this.name} (you)`)).toBeVisible();
	}

	/** Enters the code on the front page. */
	async enter(code: string): Promise<void> {
		const { page } = this;
		await page.goto("/");
		await page.getByLabel("Table code").fill(code.toLowerCase());
		await page.getByRole("button", { name: "Sit down" }).click();
		await page.waitForURL(`**/t/${code}`);
	}

	async deal(): Promise<void> {
		await this.page.getByRole("button", { name: "Deal the cards" }).click();
		await this.hasCards();
	}

	async hasCards(): Promise<void> {
		await expect(this.page.getByRole("group", { name: /^Your hand/ })).toBeVisible();
	}

	async hand(): Promise<readonly string[]> {
		return (await this.glance()).hand;
	}

	async glance(): Promise<Glance> {
		return this.page.evaluate(() => {
			const button = (name: string) => document.querySelector(`[data-shortcut="${name}"]`);
			const isOpen = (name: string) => button(name) !== null && button(name)?.getAttribute("aria-disabled") !== "true";
			const cards = [...document.querySelectorAll(".hand button")];
			const label = (card: Element) => card.getAttribute("aria-label") ?? "";
			const isOver = document.querySelector(".places") !== null;
			return {
				phase: isOver ? "over" : document.querySelector(".mat") === null ? "open" : "playing",
				hand: cards.map(label),
				chosen: cards.filter((card) => card.getAttribute("aria-pressed") === "true").map(label),
				rank: document.querySelector(".tent b")?.textContent ?? null,
				opens: document.querySelector(".keys") !== null,
				action: button("act")?.textContent ?? "",
				doubt: button("doubt")?.textContent ?? "",
				canAct: isOpen("act"),
				canDoubt: isOpen("doubt"),
				hasSet: document.querySelector("button.slip.set") !== null,
			} as const;
		});
	}

	/**
	 * Looks at the table and does one thing if there is one to do: puts a set away, answers last cards,
	 * plays the truth where the hand allows it and one card otherwise; now and then doubts, by `chance` in 0 … 1.
	 * Returns whether anything was done.
	 */
	async doSomething(chance: number): Promise<boolean> {
		const seen = await this.glance();
		if (seen.phase !== "playing" || seen.hand.length === 0) return false;
		if (seen.canDoubt && Math.random() < chance) return this.press("doubt");
		if (seen.action.startsWith("Accept")) return this.press("act");
		if (seen.hasSet && seen.chosen.length === 0) {
			await this.tryTo(() => this.page.locator("button.slip.set").click({ timeout: 1_000 }));
			return this.press("act");
		}
		if (seen.opens) return this.open(seen);
		if (!/choose cards/i.test(seen.action) && !seen.canAct) return false;
		const needed = plurals[seen.rank ?? ""] ?? "";
		const true_ = seen.hand.filter((card) => rankOf(card) === needed);
		await this.choose(true_.length > 0 ? true_.slice(0, 4) : seen.hand.slice(0, 1), seen.chosen);
		return this.press("act");
	}

	private async open(seen: Glance): Promise<boolean> {
		const count = (rank: string): number => seen.hand.filter((card) => rankOf(card) === rank).length;
		const [best = ""] = [...new Set(seen.hand.map(rankOf))].sort((a, b) => count(b) - count(a));
		await this.choose(seen.hand.filter((card) => rankOf(card) === best).slice(0, 4), seen.chosen);
		const key = best.length > 2 ? best.slice(0, 1) : best;
		await this.tryTo(() =>
			this.page
				.locator(".keys")
				.getByRole("button", { name: new RegExp(`^${key},`) })
				.click({ timeout: 1_000 }),
		);
		return this.press("act");
	}

	/** Chooses exactly these cards. */
	async choose(cards: readonly string[], already: readonly string[] = []): Promise<void> {
		const wrong = already.filter((card) => !cards.includes(card));
		for (const card of [...wrong, ...cards.filter((card) => !already.includes(card))]) {
			const button = this.page.locator(".hand").getByRole("button", { name: card, exact: true });
			await this.tryTo(() => button.click({ position: { x: 9, y: 9 }, timeout: 1_000 }));
		}
	}

	/** What another player does meanwhile may take a button away: then this was too late, and the next look tells. */
	private async tryTo(click: () => Promise<void>): Promise<void> {
		await click().catch((error: unknown) => {
			if (!String(error).includes("Timeout")) throw error;
		});
	}

	/** Presses a button until it has done something: right after it became possible a press does not count. */
	async press(name: "act" | "doubt"): Promise<boolean> {
		const button = this.page.locator(`[data-shortcut="${name}"]`);
		const before = JSON.stringify(await this.glance());
		for (let i = 0; i < 20; i++) {
			const now = await this.glance();
			if (!(name === "act" ? now.canAct : now.canDoubt)) return JSON.stringify(now) !== before;
			await this.tryTo(() => button.click({ timeout: 1_000 }));
			await this.page
				.waitForFunction(
					([old, shortcut]) => {
						const there = document.querySelector(`[data-shortcut="${shortcut}"]`);
						return there?.getAttribute("aria-disabled") === "true" || there?.textContent !== old;
					},
					[name === "act" ? now.action : now.doubt, name] as const,
					{ timeout: 500 },
				)
				.catch(() => {});
			if (JSON.stringify(await this.glance()) !== before) return true;
		}
		return false;
	}

	/** All sentences of the log, oldest first. */
	async log(): Promise<readonly string[]> {
		return this.page.getByRole("log").locator("li").allTextContents();
	}
}

/** These people play, one after the other as they can, until `isDone` or the game is over. */
export async function playOn(
	people: readonly Person[],
	isDone: () => Promise<boolean> = async () => false,
): Promise<void> {
	for (let idle = 0; idle < 400; ) {
		let moved = false;
		for (const person of people) {
			if ((await isDone()) || (await person.glance()).phase === "over") return;
			moved = (await person.doSomething(0.12)) || moved;
		}
		if (moved) idle = 0;
		else {
			idle++;
			await people[0]?.page.waitForTimeout(50);
		}
	}
	throw new Error("nobody could do anything any more");
}

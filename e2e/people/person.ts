import type { GameId } from "@fibbers/rules";
import { expect, type Page } from "@playwright/test";

interface TableWish {
	readonly game?: GameId;
	readonly seats?: number;
	/** Time to doubt in seconds, where the game has it. */
	readonly doubt?: number;
	readonly watchable?: boolean;
	readonly listed?: boolean;
	/** Options to choose, as they are called on the page. */
	readonly options?: readonly string[];
}

/** Somebody in front of a browser, who does what people do there. */
export class Person {
	readonly page: Page;
	readonly name: string;

	constructor(page: Page, name: string) {
		this.page = page;
		this.name = name;
	}

	/** Comes with a name, so that nobody asks for it. */
	static async named<Player extends Person>(
		this: new (
			page: Page,
			name: string,
		) => Player,
		page: Page,
		name: string,
	): Promise<Player> {
		// Before the page does, which would be somebody else if both asked at once.
		await page.request.post("/api/me");
		const renamed = await page.request.put("/api/me", { data: { name } });
		expect(renamed.ok()).toBe(true);
		await page.goto("/");
		return new this(page, name);
	}

	/** Opens a table over the page's own form and returns its code. */
	async openTable(wish: TableWish = {}): Promise<string> {
		const { game = "el-mentiroso", seats, doubt = 0, watchable = true, listed = false, options = [] } = wish;
		const { page } = this;
		await page.goto(`/new?game=${game}`);
		for (const option of options) await page.getByRole("radio", { name: option }).check();
		if (seats !== undefined) {
			const chairs = page.getByRole("group", { name: "Chairs" });
			await chairs.getByText(String(seats), { exact: true }).click();
		}
		if (game === "el-mentiroso") await page.getByRole("slider", { name: "Time to doubt" }).fill(String(doubt));
		if (listed) await page.getByRole("radio", { name: /^Open/ }).check();
		if (!watchable) await page.getByRole("radio", { name: "Nobody" }).check();
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
		await this.pressUntilGone("Deal the cards");
		await this.hasCards();
	}

	async hasCards(): Promise<void> {
		await expect(this.page.getByRole("group", { name: /^Your hand/ })).toBeVisible();
	}

	/** After a game: says who starts, when asked (`I start`, `Bea starts`). */
	async chooseWhoStarts(first: RegExp): Promise<void> {
		await this.pressUntilGone(first);
	}

	/** After a game: wants the next one. */
	async wantNext(): Promise<void> {
		await this.pressUntilGone("Next game");
	}

	/** Right after a button became possible a press does not count; the button goes when one has. */
	private async pressUntilGone(name: string | RegExp): Promise<void> {
		const button = this.page.getByRole("button", { name });
		await expect(button).toBeVisible();
		await expect(async () => {
			await this.tryTo(() => button.click({ timeout: 1_000 }));
			expect(await button.count()).toBe(0);
		}).toPass({ timeout: 20_000, intervals: [50, 200] });
	}

	/** Whether the last game at the table is over and the next has not begun. */
	async isOver(): Promise<boolean> {
		return this.page.getByRole("region", { name: "Next game" }).isVisible();
	}

	/** Presses the button until it has changed or gone: right after it became possible a press does not count. */
	async press(shortcut: string): Promise<boolean> {
		const button = this.page.locator(`[data-shortcut="${shortcut}"]`);
		const isOpen = async (): Promise<boolean> =>
			(await button.count()) > 0 && (await button.getAttribute("aria-disabled", { timeout: 500 })) !== "true";
		const before = await this.glimpse();
		for (let i = 0; i < 20; i++) {
			if (!(await isOpen().catch(() => false))) return (await this.glimpse()) !== before;
			await this.tryTo(() => button.click({ timeout: 1_000 }));
			await this.page
				.waitForFunction(
					([old, of]) => {
						const there = document.querySelector(`[data-shortcut="${of}"]`);
						return there?.getAttribute("aria-disabled") === "true" || there?.textContent !== old;
					},
					[await button.textContent({ timeout: 500 }).catch(() => ""), shortcut] as const,
					{ timeout: 500 },
				)
				.catch(() => {});
			if ((await this.glimpse()) !== before) return true;
		}
		return false;
	}

	/** What lies in one's hand and stands on one's buttons. */
	private async glimpse(): Promise<string> {
		return this.page.evaluate(() =>
			[...document.querySelectorAll(".hand button, [data-shortcut]")]
				.map((each) => `${each.getAttribute("aria-label") ?? each.textContent}`.replace(/\d+ s/, ""))
				.join(),
		);
	}

	/** What another player does meanwhile may take a button away: then this was too late, and the next look tells. */
	protected async tryTo(click: () => Promise<void>): Promise<void> {
		await click().catch((error: unknown) => {
			if (!String(error).includes("Timeout")) throw error;
		});
	}

	/** All sentences of the log, oldest first. */
	async log(): Promise<readonly string[]> {
		return this.page.getByRole("log", { name: "What happened" }).locator("li").allTextContents();
	}
}

import { Person } from "./person.ts";

/** What a player of Liar! has to do. */
type Task = "nothing" | "ask" | "guess" | "answer" | "judge";

/** Somebody who plays Liar! in front of a browser. */
export class LiarPlayer extends Person {
	async task(): Promise<Task> {
		return this.page.evaluate(() => {
			const button = (name: string) => document.querySelector(`[data-shortcut="${name}"]`);
			if (button("doubt") !== null && button("doubt")?.getAttribute("aria-disabled") !== "true") return "judge";
			if (document.querySelector(".keys") !== null)
				return button("act")?.textContent?.startsWith("Say") ? "answer" : "ask";
			return document.querySelector("[data-guessing]") === null ? "nothing" : "guess";
		});
	}

	async hand(): Promise<readonly string[]> {
		return this.page
			.locator(".hand button")
			.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
	}

	/** Lays the first card of the hand open and asks about its rank. */
	async ask(): Promise<boolean> {
		const { page } = this;
		const card = page.locator(".hand button").first();
		if ((await card.getAttribute("aria-pressed")) !== "true") await this.tryTo(() => card.click({ timeout: 1_000 }));
		await this.tryTo(() =>
			page
				.locator(".keys")
				.getByRole("button", { name: /^How many/ })
				.first()
				.click({ timeout: 1_000 }),
		);
		return this.press("act");
	}

	/** Says how many: the truth, or the first number that is a lie. */
	async say(what: "the truth" | "a lie"): Promise<boolean> {
		const answer = this.page
			.locator(".keys")
			.getByRole("button", { name: what === "a lie" ? /lie/ : /true/ })
			.first();
		await this.tryTo(() => answer.click({ timeout: 1_000 }));
		return this.press("act");
	}

	async guess(card: string): Promise<boolean> {
		const { page } = this;
		const turn = page.getByRole("button", { name: "Guess the middle card" });
		if (await turn.isVisible()) await this.tryTo(() => turn.click({ timeout: 1_000 }));
		const cell = page.locator(".notes").getByRole("button", { name: new RegExp(`^${card}`) });
		await this.tryTo(() => cell.click({ timeout: 1_000 }));
		return this.press("act");
	}

	async doSomething(): Promise<boolean> {
		switch (await this.task()) {
			case "nothing":
				return false;
			case "ask":
				return this.ask();
			case "answer":
				return this.say("the truth");
			case "judge":
				return this.press("act");
			case "guess": {
				const cell = this.page.locator(".notes").getByRole("button").first();
				return this.guess(((await cell.getAttribute("aria-label")) ?? "").split(":")[0] ?? "");
			}
		}
	}
}

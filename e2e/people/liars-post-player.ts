import { Person } from "./person.ts";

interface Manner {
	/** How often a card is looked at and passed on where it can be: 0 … 1. */
	readonly looks: number;
	/** How often a claim is believed: 0 … 1. */
	readonly believes: number;
}

/** What a player of Liar's Post has to do. */
type Task = "nothing" | "send" | "pass" | "answer";

/** Somebody who plays Liar's Post in front of a browser. */
export class LiarsPostPlayer extends Person {
	manner: Manner = { looks: 0.3, believes: 0.5 };

	async task(): Promise<Task> {
		return this.page.evaluate(() => {
			const button = (name: string) => document.querySelector(`[data-shortcut="${name}"]`);
			const isOpen = (name: string) => button(name) !== null && button(name)?.getAttribute("aria-disabled") !== "true";
			if (isOpen("true")) return "answer";
			if (document.querySelector(".keys.eight") === null) return "nothing";
			return button("act")?.textContent?.startsWith("Pass") ? "pass" : "send";
		});
	}

	async doSomething(): Promise<boolean> {
		switch (await this.task()) {
			case "nothing":
				return false;
			case "send":
				return this.send();
			case "pass":
				return this.pass();
			case "answer":
				return this.answer();
		}
	}

	/** Sends the first card of the hand to `to`, or to anybody. */
	async send(to?: string): Promise<boolean> {
		const card = this.page.locator(".hand button").first();
		if ((await card.getAttribute("aria-pressed")) !== "true") await this.tryTo(() => card.click({ timeout: 1_000 }));
		return this.pass(to);
	}

	/** Names a receiver and a kind, and lets the card go. */
	async pass(to?: string): Promise<boolean> {
		const receivers = this.page.getByRole("group", { name: "Who gets it" }).getByRole("button", { disabled: false });
		const receiver = to === undefined ? receivers.first() : receivers.filter({ hasText: to });
		if ((await receiver.count()) > 0 && (await receiver.getAttribute("aria-pressed")) !== "true")
			await this.tryTo(() => receiver.click({ timeout: 1_000 }));
		const keys = this.page.getByRole("group", { name: "What you say it is" }).getByRole("button");
		await this.tryTo(() => keys.nth(Math.floor(Math.random() * 8)).click({ timeout: 1_000 }));
		return this.press("act");
	}

	/** Looks, or says whether it is true. */
	async answer(): Promise<boolean> {
		if (Math.random() < this.manner.looks && (await this.press("look"))) return true;
		return this.press(Math.random() < this.manner.believes ? "true" : "doubt");
	}
}

import { Person } from "./person.ts";

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

/** Somebody who plays El Mentiroso in front of a browser. */
export class ElMentirosoPlayer extends Person {
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
	async doSomething(chance = 0.12): Promise<boolean> {
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
}

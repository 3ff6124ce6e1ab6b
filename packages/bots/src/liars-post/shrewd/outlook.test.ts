import { games, liarsPost, type Rank } from "@fibbers/rules";
import { liarsPostPosition } from "@fibbers/rules/testkit";
import { describe, expect, it } from "vitest";
import { outlookOf } from "./outlook.ts";

const { position } = liarsPostPosition;
const many = "AS AS AS AS AS";

/** The outlook where each seat has taken these kinds, and all hold five cards. */
function outlook(taken: readonly string[], options: Partial<liarsPost.Options> = {}, hands = taken.map(() => many)) {
	const { table } = games["liars-post"].view(position(hands, options), 0);
	const faceUp = taken.map((kinds) => [...kinds].map((kind) => `${kind as Rank}S` as const));
	return outlookOf({ ...table, faceUp });
}

const sum = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0);

describe("danger", () => {
	it("grows with what was taken of a kind, and is nothing of others", () => {
		const { danger } = outlook(["A", "KK", "QQQ", ""]);
		expect([danger(0, "A"), danger(1, "K"), danger(2, "Q")]).toEqual([0.422, 0.602, 0.873]);
		expect([danger(0, "K"), danger(3, "A")]).toEqual([0, 0]);
	});

	it("counts from the limit: five of a kind with two players, three with one deck", () => {
		expect(outlook(["AAAA", "A"]).danger(0, "A")).toBe(0.755);
		expect(outlook(["AAAA", "K"]).danger(1, "K")).toBe(0.015);
		const single = outlook(["A", "KK", ""], { deck: "single" });
		expect([single.danger(0, "A"), single.danger(1, "K"), single.danger(2, "Q")]).toEqual([0.416, 0.636, 0]);
	});

	it("is nothing of a kind of which too few are left", () => {
		const { danger, hidden } = outlook(["AAA", "AAA", "A", "KK"]);
		expect(hidden.A).toBe(1);
		expect([danger(0, "A"), danger(2, "A"), danger(3, "K")]).toEqual([0.873, 0, 0.602]);
	});
});

describe("after a card is taken", () => {
	it("the chances of all add up to 1, and are the highest of whoever has taken most", () => {
		const { after } = outlook(["AAA", "A", "", ""]);
		const chances = after(1, "A");
		expect(sum(chances)).toBeCloseTo(1);
		expect(chances[0]).toBeGreaterThan(chances[1] ?? 1);
		expect(chances[1]).toBeGreaterThan(chances[2] ?? 1);
		expect(chances[2]).toBe(chances[3]);
	});

	it("are as the weights say", () => {
		const [taker = 0, other = 0] = outlook(["", "", "", ""]).after(0, "A");
		expect(Math.log(taker / other)).toBeCloseTo(0.422 + 0.269);
		const [low = 0, , full = 0] = outlook(["", "", "", ""], {}, ["AS AS", many, many, many]).after(1, "A");
		expect(Math.log(low / full)).toBeCloseTo(2 * 0.234);
	});

	it("the card that is taken is missing to others", () => {
		const [, before = 0, third = 0] = outlook(["", "AA", "", "AAAA"]).after(2, "K");
		const [, later = 0, fourth = 0] = outlook(["", "AA", "", "AAAA"]).after(2, "A");
		expect(before / third).toBeGreaterThan(later / fourth);
	});

	it("whoever comes to the limit has lost", () => {
		expect(outlook(["AAA", "", ""]).after(0, "A")).toEqual([1, 0, 0]);
		expect(outlook(["AA", "", ""], { deck: "single" }).after(0, "A")).toEqual([1, 0, 0]);
		expect(outlook(["AAA", ""]).after(0, "A")[0]).toBeLessThan(1);
		expect(outlook(["AAAA", ""]).after(0, "A")).toEqual([1, 0]);
	});

	it("whoever has to send and holds no card has lost", () =>
		expect(outlook(["", "", ""], {}, ["", many, many]).after(0, "A")).toEqual([1, 0, 0]));

	it("eight different lose where that is played, and seven are near it", () => {
		const seven = liarsPost.kinds.slice(1).join("");
		const eight = { eightDifferent: true };
		expect(outlook([seven, "", ""], eight).after(0, "A")).toEqual([1, 0, 0]);
		expect(outlook([seven, "", ""]).after(0, "A")[0]).toBeLessThan(1);
		const near = outlook([seven.slice(1), "", ""], eight).after(0, "K")[0];
		const far = outlook([seven.slice(1), "", ""], eight).after(0, "Q")[0];
		expect(near).toBeGreaterThan(far ?? 1);
	});
});

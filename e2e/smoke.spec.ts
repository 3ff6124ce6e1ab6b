import { expect, test } from "./test.ts";

test("the home page says what this is", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Fibbers");
});

test("another person is somebody else", async ({ page, anotherPerson }) => {
	const other = await anotherPerson();
	for (const each of [page, other]) {
		await each.goto("/");
		await expect(each.getByRole("heading", { level: 1 })).toBeVisible();
		await each.request.post("/api/me");
	}
	const [mine] = await page.context().cookies();
	const [theirs] = await other.context().cookies();
	expect(mine?.name).toBe("fibbers");
	expect(theirs?.value).not.toBe(mine?.value);
});

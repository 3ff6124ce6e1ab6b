import { expect, test } from "./test.ts";

/** After a deploy, files that an open page has not fetched yet are gone. */
for (const file of ["table", "el-mentiroso"])
	test(`a screen whose files are gone says so, and is there when the page is loaded again: ${file}`, async ({
		page,
	}) => {
		const files = new RegExp(`/assets/${file}-[^/]*\\.js$`);
		await page.route(files, (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "" }));
		await page.goto("/");
		await page.getByRole("button", { name: "Play the computer" }).first().click();
		const again = page.getByRole("button", { name: "Load again" });
		await expect(again).toBeVisible();
		await page.unroute(files);
		await again.click();
		await expect(page.getByRole("group", { name: /^Your hand/ })).toBeVisible();
	});

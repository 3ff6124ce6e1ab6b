import { expect, type Remote } from "../behind-network.ts";
import { ElMentirosoPlayer } from "./el-mentiroso-player.ts";

export interface Pair {
	readonly ana: ElMentirosoPlayer;
	readonly bea: ElMentirosoPlayer;
	readonly code: string;
}

/** Ana and Bea and a computer, their cards dealt; Bea is behind a network of her own. */
export async function table(anas: Remote, beas: Remote): Promise<Pair> {
	const ana = await ElMentirosoPlayer.named(anas.page, "Ana");
	const code = await ana.openTable({ seats: 3, doubt: 1 });
	const bea = await ElMentirosoPlayer.named(beas.page, "Bea");
	await bea.joinBy(code);
	await ana.page.getByRole("button", { name: "Add a computer" }).click();
	await ana.deal();
	await bea.hasCards();
	return { ana, bea, code };
}

/** What a page says while another one of its player has the table. */
export const elsewhere = ({ page }: ElMentirosoPlayer) => page.getByText("open in another tab", { exact: false });

/** What a page says while its line is broken. */
export const offline = ({ page }: ElMentirosoPlayer) =>
	page.getByText("No connection. Your seat is kept", { exact: false });

/** What the page was loaded over is closed, and its two lines are all that it has open. */
export async function settled({ network }: Remote): Promise<void> {
	await expect(() => expect(network.links.every((link) => link.isSocket || link.isEnding)).toBe(true)).toPass({
		timeout: 20_000,
	});
}

/** What the two pages show is the same moment: as many cards in Bea's hand as Ana's page says that she has. */
export async function agree({ ana, bea }: Pair): Promise<void> {
	await expect(async () => {
		const [hers, told] = await Promise.all([ana.log(), bea.log()]);
		expect(told.length).toBe(hers.length);
	}).toPass();
}

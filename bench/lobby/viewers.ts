/** The pages in the lobby, in a process of their own: `node viewers.ts <url> <how many> <seed>`, asked over IPC. */
import { gameIds, pick, type Random, seededRandom } from "@fibbers/rules";
import { NetworkClient } from "@fibbers/server/testkit";
import { type Arrived, LobbyViewer } from "./viewer.ts";

/** `look`, `away`: whether they show the list; `arrived`: what they were told since. */
export type Ask = "look" | "away" | "arrived" | "leave";

const [url = "", count = "0", seed = "1"] = process.argv.slice(2);
const random = seededRandom(Number(seed));

/** Most pages show everything; some are filtered. */
function someLook(chance: Random): object {
	const rows = 50;
	const kind = chance.below(10);
	if (kind < 6) return { rows };
	if (kind < 8) return { rows, free: true };
	return kind === 8 ? { rows, games: [pick(gameIds, chance)] } : { rows, free: true, language: "es" };
}

const viewers: { readonly viewer: LobbyViewer; readonly look: object }[] = [];
while (viewers.length < Number(count)) {
	const few = Math.min(20, Number(count) - viewers.length);
	const clients = await Promise.all(Array.from({ length: few }, () => NetworkClient.create(url)));
	const opened = await Promise.all(clients.map((client) => LobbyViewer.open(client)));
	viewers.push(...opened.map((viewer) => ({ viewer, look: someLook(random) })));
}

const answers: Readonly<Record<Ask, () => Promise<unknown>>> = {
	look: () => Promise.all(viewers.map(({ viewer, look }) => viewer.look(look))),
	away: () => Promise.all(viewers.map(({ viewer }) => viewer.look({}))),
	arrived: async (): Promise<Arrived> => {
		const all = viewers.map(({ viewer }) => viewer.arrived());
		const sum = (of: (each: Arrived) => number): number => all.reduce((total, each) => total + of(each), 0);
		return {
			bytes: sum((each) => each.bytes),
			letters: sum((each) => each.letters),
			rows: all.flatMap((each) => each.rows),
		};
	},
	leave: () => Promise.all(viewers.map(({ viewer }) => viewer.leave())),
};

async function answer(ask: Ask): Promise<void> {
	const answered = await answers[ask]();
	process.send?.(ask === "arrived" ? answered : null, () => {
		if (ask === "leave") process.exit();
	});
}

process.on("message", (ask: Ask) => void answer(ask));
process.send?.(null);

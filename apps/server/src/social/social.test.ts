import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testkit/store/folder.ts";
import { newPlayer } from "../../testkit/store/samples.ts";
import { TurnedTime } from "../../testkit/turned-time.ts";
import { alone } from "../cluster/alone.ts";
import { ownLimits } from "../http/limits.ts";
import { Misses } from "../http/misses.ts";
import { createLog } from "../log.ts";
import { StoreUnavailable } from "../store/errors.ts";
import { openStore } from "../store/open-store.ts";
import { Summaries } from "../summaries/summaries.ts";
import { lingerMs } from "./presence.ts";
import { Social } from "./social.ts";

test("a line that could not join takes none away from its player, who is here with another", async () => {
	const store = await openStore({ dataDir: await temporaryFolder() });
	onTestFinished(() => store.close());
	const { id } = await newPlayer(store);
	const time = new TurnedTime();
	let isAway = false;
	const cluster = alone();
	const limits = ownLimits(time);
	const social = new Social({
		store: {
			...store.social,
			circle: (player, at) => (isAway ? Promise.reject(new StoreUnavailable("away")) : store.social.circle(player, at)),
		},
		cluster,
		summaries: new Summaries(cluster.board("tables")),
		wasClosed: async () => false,
		post: { invited: () => {}, over: () => {} },
		time,
		log: createLog("silent"),
		misses: new Misses({ limits, perPlayer: 1, perNetwork: 1 }),
		limiter: limits.limiter("commands", 1, 60),
	});
	onTestFinished(() => social.stop());
	const line = () => ({ send: () => {} });
	await social.join(id, line());
	isAway = true;
	const other = line();
	await expect(social.join(id, other)).rejects.toBeInstanceOf(StoreUnavailable);
	social.leave(id, other);
	time.pass(lingerMs);
	expect(social.presence.isOnline(id)).toBe(true);
});

import type { Audience } from "../../src/table/audience.ts";
import { Chat } from "../../src/table/chat/chat.ts";
import { Circle } from "../../src/table/circle.ts";
import { defaultPace } from "../../src/table/pace.ts";
import type { Story } from "../../src/table/story.ts";
import { Table } from "../../src/table/table.ts";
import { RememberedTies } from "../acquaintances.ts";

/** The table that comes of what is kept, with nobody there. */
export const tableOf = (story: Story): Table => Table.recalled({ ...nobody, code: "" }, story, 0);

/** What a table needs that nobody plays at. */
const nobody: Omit<Parameters<typeof Table.recalled>[0], "code"> = {
	time: { now: () => 0, after: () => () => {} },
	random: { below: () => 0 },
	pace: defaultPace,
	freshId: () => "",
	freshSeed: () => new Uint8Array(32),
	audience: {
		changed: () => {},
		sendAway: () => {},
		said: () => {},
		released: () => {},
		toldLate: () => {},
		ended: () => {},
		closed: () => {},
	} satisfies Audience,
	chat: new Chat(),
	circle: new Circle(new RememberedTies()),
	outside: {
		acquaintances: new RememberedTies(),
		reports: { file: async () => true },
		adviser: { hint: async () => null },
	},
	lateWatchers: new Set(),
};

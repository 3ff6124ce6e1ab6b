import { setTimeout as pause } from "node:timers/promises";
import type { Viewer } from "@fibbers/rules";
import { publicState } from "../../src/rooms/public-state.ts";
import type { Store } from "../../src/store/store.ts";
import type { Play } from "../../src/table/play.ts";
import { type Entry, storyOf } from "../../src/table/story.ts";
import { differences } from "./differences.ts";
import { entriesOf } from "./entries.ts";
import { lasting } from "./lasting.ts";
import { tableOf } from "./recalled.ts";
import type { Regular } from "./regular.ts";
import { digest, type Told } from "./told.ts";

/** A table where nobody plays any more, and what its people know of it. */
export interface Evidence {
	readonly code: string;
	readonly people: readonly Regular[];
	/** Who has just come, and was told everything at once. */
	readonly newcomer: Regular;
	readonly told: Told;
	/** How long the table may take until all see the same of it, and no more than is kept, ms. */
	readonly quietMs: number;
}

/** In the end each sees what comes out of what is kept, his own hand, and the same as a newcomer. */
export async function lastFaults(
	evidence: Evidence,
	journal: Pick<Store["journal"], "read">,
): Promise<{ readonly faults: readonly string[]; readonly entries: readonly Entry[] }> {
	const absent = evidence.people.filter(({ isThere }) => !isThere);
	const faults = absent.map(({ client }) => `seat ${client.seat} has not come back`);
	const entries = await quiet(evidence, journal);
	return { faults: [...faults, ...storyFaults(evidence, entries), ...(await newcomerFaults(evidence))], entries };
}

/**
 * What is kept, when everybody has been shown all of it. Even where nobody plays, something may happen between a look at the table
 * and one at what is kept: the time to say who starts ends, or somebody comes for the first time. When that never ends, what is kept now.
 */
async function quiet(evidence: Evidence, journal: Pick<Store["journal"], "read">): Promise<readonly Entry[]> {
	for (const deadline = performance.now() + evidence.quietMs; ; await pause(20)) {
		const entries = await entriesOf(evidence.code, journal);
		const last = entries.at(-1)?.version;
		const isQuiet =
			evidence.told.newest === last && all(evidence).every(({ client }) => client.state?.version === last);
		if (isQuiet || performance.now() > deadline) return entries;
	}
}

const all = ({ people, newcomer }: Evidence): readonly Regular[] => [...people, newcomer];

function storyFaults({ people }: Evidence, entries: readonly Entry[]): readonly string[] {
	const story = storyOf(entries);
	const table = tableOf(story);
	const state = publicState(table);
	return people.flatMap(({ client }) => {
		const { seat, mine, events, earlier, state: seen } = client;
		const unlike = seen === null ? ["nothing is shown"] : differences(lasting(seen), lasting(state));
		const at =
			`version ${seen?.version} of ${story.version}, events ${earlier + events.length} of ${table.play?.happened ?? 0}, ` +
			`${story.game?.made.length ?? 0} moves kept`;
		return [
			...(unlike.length > 0 ? [`seat ${seat} sees another table (${at}): ${unlike.join("; ")}`] : []),
			...(digest(mine?.own) === digest(partOf(table.play, seat ?? "spectator"))
				? []
				: [`seat ${seat} sees another hand (${at})`]),
		];
	});
}

/** Whoever was told step by step knows what somebody is told who has just come: who watches, too, and the clocks. */
async function newcomerFaults({ people, newcomer, quietMs }: Evidence): Promise<readonly string[]> {
	const unlike = (): readonly string[] =>
		people.flatMap(({ client }) =>
			differences(client.state, newcomer.client.state).map(
				(each) => `seat ${client.seat} is not told what a newcomer is: ${each}`,
			),
		);
	// Others may come to watch, and go.
	for (const deadline = performance.now() + quietMs; unlike().length > 0 && performance.now() < deadline; )
		await pause(20);
	return unlike();
}

/** What of a game this viewer alone is shown, or everybody. */
export function partOf(play: Play | null, viewer: Viewer): object | null {
	const view = play?.view(viewer);
	return (viewer === "spectator" ? view?.table : view?.own) ?? null;
}

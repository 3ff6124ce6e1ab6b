import { expect, test } from "vitest";
import { person } from "../../testkit/index.ts";
import { HeldJournal } from "../../testkit/store/held-journal.ts";
import { TestTable } from "../../testkit/test-table.ts";
import type { Ended } from "../table/audience.ts";
import type { Entry } from "../table/story.ts";
import { Publication } from "./publication.ts";

const entry = (version: number): Entry => ({ version, change: { decisionAt: version } });

function ended(): Ended {
	const people = [person("Ana"), person("Bea"), person("Cid")];
	const test = TestTable.playing(people);
	for (const each of people) test.table.command("stand", each, {});
	test.finish();
	const [game] = test.ended;
	if (game === undefined) throw new Error("the game has not ended");
	return game;
}

/** A publication whose journal answers by hand, and what came of it, in order. */
function held() {
	const journal = new HeldJournal();
	const said: string[] = [];
	const publication = new Publication({
		keep: (entries) =>
			journal.append(entries.map(({ version }) => ({ table: "HELD", epoch: 1, seq: version, at: 0, entry: "{}" }))),
		show: () => said.push("shown"),
		archive: () => said.push("archived"),
		onLost: () => said.push("lost"),
		onFault: () => said.push("fault"),
	});
	return { journal, said, publication };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("K1 what happened while an entry was being kept is kept before anything is shown", async () => {
	const { journal, said, publication } = held();
	publication.add(entry(1), []);
	publication.add(entry(2), []);
	const { shown } = publication;
	journal.accept();
	await settled();
	expect(said).toEqual([]);
	journal.accept();
	await shown;
	expect(said).toEqual(["shown"]);
});

test("K2 a game that is over is archived when its last move is kept, and not before", async () => {
	const { journal, said, publication } = held();
	publication.end(ended());
	publication.add(entry(1), []);
	await settled();
	expect(said).toEqual([]);
	journal.accept();
	await publication.shown;
	expect(said).toEqual(["archived", "shown"]);
});

test("K3 a game whose last move is lost is not archived", async () => {
	const { journal, said, publication } = held();
	publication.end(ended());
	publication.add(entry(1), []);
	const { shown } = publication;
	journal.fail(new Error("gone"));
	await expect(shown).rejects.toThrow("gone");
	expect(said).toEqual(["lost"]);
});

test("K4 when it stops, nobody is told that something was kept", async () => {
	const { journal, said, publication } = held();
	publication.add(entry(1), []);
	publication.add(entry(2), []);
	const { shown } = publication;
	publication.stop();
	journal.accept();
	await expect(shown).rejects.toThrow();
	await expect(publication.shown).rejects.toThrow();
	expect(journal.calls).toHaveLength(1);
	expect(said).toEqual([]);
});

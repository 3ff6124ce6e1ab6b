import { closeCodes } from "@fibbers/protocol";
import { type GameId, gameIds } from "@fibbers/rules";
import { Distribution } from "./distribution.ts";
import type { Line, Observer, PushOutcome, TableFate } from "./observer.ts";

const delayBoundsMs = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

/** Of WebSockets, and of Colyseus. */
const commonCodes = [1000, 1001, 1002, 1005, 1006, 1007, 1008, 1009, 1011, 4001, 4002, 4003];

/** Close codes that are counted one by one: a client may close with any it likes. */
const countedCodes: ReadonlySet<number> = new Set([...Object.values(closeCodes), ...commonCodes]);

const otherCode = 0;

/** A number for each pair. */
export class Pairs<One, Other> {
	private readonly byOne = new Map<One, Map<Other, number>>();

	add(one: One, other: Other): void {
		const byOther = this.byOne.get(one) ?? new Map<Other, number>();
		if (byOther.size === 0) this.byOne.set(one, byOther);
		byOther.set(other, (byOther.get(other) ?? 0) + 1);
	}

	*[Symbol.iterator](): Generator<readonly [One, Other, number]> {
		for (const [one, byOther] of this.byOne) for (const [other, count] of byOther) yield [one, other, count];
	}
}

/** What has happened in this process since it started. */
export class Counts implements Observer {
	readonly lines: Record<Line, number> = { table: 0, lobby: 0 };
	readonly closes = new Pairs<Line, number>();
	readonly answers = new Pairs<string, string>();
	readonly moves = Object.fromEntries(gameIds.map((game) => [game, 0])) as Record<GameId, number>;
	readonly publishing = new Distribution(delayBoundsMs);
	readonly keeping = new Distribution(delayBoundsMs);
	readonly keepFailures = { unavailable: 0, refused: 0 };
	readonly fates: Record<TableFate, number> = { lost: 0, "brought-back": 0, frozen: 0, closed: 0, "passed-on": 0 };
	readonly pushes: Record<PushOutcome, number> = { taken: 0, gone: 0, refused: 0, later: 0 };
	/** By method and route, with a blank between, and by status. */
	readonly requests = new Pairs<string, number>();
	returns = 0;

	opened(line: Line): void {
		this.lines[line]++;
	}

	closed(line: Line, code: number): void {
		this.lines[line]--;
		this.closes.add(line, countedCodes.has(code) ? code : otherCode);
	}

	returned(): void {
		this.returns++;
	}

	answered(command: string, reason: string | null): void {
		this.answers.add(command, reason ?? "done");
	}

	moved(game: GameId, moves: number): void {
		this.moves[game] += moves;
	}

	published(ms: number): void {
		this.publishing.add(ms);
	}

	kept(ms: number): void {
		this.keeping.add(ms);
	}

	notKept(why: "unavailable" | "refused"): void {
		this.keepFailures[why]++;
	}

	befell(fate: TableFate): void {
		this.fates[fate]++;
	}

	pushed(outcome: PushOutcome): void {
		this.pushes[outcome]++;
	}

	requested(method: string, route: string, status: number): void {
		this.requests.add(`${method} ${route}`, status);
	}
}

import { randomBytes } from "node:crypto";
import { codeAlphabet, codeLength } from "@fibbers/protocol";
import type { Random } from "@fibbers/rules";
import type { Logger } from "../log.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Stories } from "../stories/stories.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Settings } from "../table/settings.ts";
import type { Time } from "../table/time.ts";
import type { Tables } from "../tables.ts";
import type { Cluster } from "./cluster.ts";
import type { Home } from "./home.ts";
import type { TableRooms } from "./rooms.ts";

/** How long to wait for another process that is bringing a table back, ms, before looking again, and how often. */
const lookAgainMs = 500;
const looks = 8;

interface HomesDeps {
	readonly cluster: Cluster;
	readonly stories: Stories;
	readonly tables: Tables;
	readonly rooms: TableRooms;
	readonly time: Time;
	readonly random: Random;
	readonly log: Logger;
}

/** Where tables live, and how they come to live here. */
export class Homes {
	/** What is being found out or done about a table, by its code; whoever asks meanwhile waits for the same. */
	private readonly underWay = new Map<string, Promise<string | null>>();
	private isEnding = false;
	private readonly deps: HomesDeps;

	constructor(deps: HomesDeps) {
		this.deps = deps;
		deps.cluster.onMissed(() => this.check());
	}

	/** Opens a table here, for this player to come to. Resolves with its code, which no table has or had. Rejects with `StoreUnavailable`. */
	async open(settings: Settings, host: PlayerId): Promise<string> {
		for (;;) {
			this.refuseWhenEnding();
			const code = freshCode(this.deps.random);
			const opening = this.openAs(code, settings, host);
			if ((await this.whileUnderWay(code, opening)) !== null) return code;
		}
	}

	/**
	 * The room in which the table with this code can be joined, wherever that is. A table whose process is gone is brought back here.
	 * Null when there is none. Rejects with `StoreUnavailable` when it cannot be had now.
	 */
	async find(code: string): Promise<string | null> {
		this.refuseWhenEnding();
		return (
			this.deps.tables.host(code)?.roomId ??
			(await (this.underWay.get(code) ?? this.whileUnderWay(code, this.search(code))))
		);
	}

	/** Brings back, one after the other, every table that lives nowhere. */
	async bringBackAll(): Promise<void> {
		for (const code of (await this.deps.stories.homes()).keys())
			await this.find(code).catch((error: unknown) => {
				const { log } = this.deps;
				log.error({ event: "table.not-brought-back", err: error, table: code }, "a table could not be brought back");
			});
	}

	/** From here on no table comes to live here. */
	end(): void {
		this.isEnding = true;
	}

	private refuseWhenEnding(): void {
		if (this.isEnding) throw new StoreUnavailable("this process ends");
	}

	private whileUnderWay(code: string, task: Promise<string | null>): Promise<string | null> {
		const done = task.finally(() => this.underWay.delete(code));
		this.underWay.set(code, done);
		return done;
	}

	private async openAs(code: string, settings: Settings, host: PlayerId): Promise<string | null> {
		const { stories, rooms } = this.deps;
		const home = this.freshHome(code);
		const keeper = await stories.open(code, home);
		if (keeper === null) return null;
		await rooms.create({ code, room: home.room, keeper, settings, host });
		return home.room;
	}

	private async search(code: string): Promise<string | null> {
		const { stories, cluster, rooms } = this.deps;
		for (let look = 0; look < looks; look++) {
			const home = await stories.homeOf(code);
			if (home === null) return null;
			if (home.process !== cluster.self && (await cluster.isAlive(home.process))) {
				const moved = this.movedWithin(code, lookAgainMs);
				if (await rooms.isThere(home.room)) return home.room;
				// Its process has it, and is bringing it about.
				await moved;
			} else {
				const room = await this.takeOver(code, home);
				if (room !== null) return room;
			}
		}
		throw new StoreUnavailable("the table is being brought back");
	}

	/** Null when another was quicker. */
	private async takeOver(code: string, from: Home): Promise<string | null> {
		const { stories, rooms, cluster, log } = this.deps;
		const home = this.freshHome(code);
		const keeper = await stories.move(code, from, home);
		if (keeper === null) return null;
		await rooms.create({ code, room: home.room, keeper, settings: null });
		cluster.tell("moved", code);
		// Nobody finds that room any more: what is still listed of it does no harm.
		rooms.forget(from.room).catch(() => {});
		log.info({ event: "table.taken-over", table: code }, "a table lives here from now on");
		return home.room;
	}

	/** Resolves when that table is heard to have moved, or after so many ms. */
	private movedWithin(code: string, ms: number): Promise<void> {
		const { cluster, time } = this.deps;
		return new Promise((resolve) => {
			const done = (): void => {
				cancel();
				stopHearing();
				resolve();
			};
			const cancel = time.after(ms, done);
			const stopHearing = cluster.hear("moved", (moved) => moved === code && done());
		});
	}

	/** Others may have taken this process for gone, and its tables over: lets go of those that live elsewhere by now. */
	private check(): void {
		const { stories, tables, cluster, time } = this.deps;
		const here = tables.hosts;
		stories.homes().then(
			(homes) => {
				for (const host of here) {
					const home = homes.get(host.table.code);
					if (home?.process !== cluster.self || home.room !== host.roomId) host.letGo();
				}
			},
			() => void time.after(lookAgainMs, () => !this.isEnding && this.check()),
		);
	}

	private freshHome(code: string): Home {
		return { process: this.deps.cluster.self, room: `${code}-${randomBytes(6).toString("hex")}` };
	}
}

const freshCode = (random: Random): string =>
	Array.from({ length: codeLength }, () => codeAlphabet[random.below(codeAlphabet.length)]).join("");

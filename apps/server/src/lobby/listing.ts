import type { LobbyRow, Look, TablesMessage } from "@fibbers/protocol";
import type { Acquaintances } from "../social/acquaintances.ts";
import type { Summaries } from "../summaries/summaries.ts";
import type { TableSummary } from "../summaries/summary.ts";
import type { PlayerId } from "../table/chair.ts";
import type { Time } from "../table/time.ts";
import { Catalogue } from "./catalogue.ts";
import { Hidden } from "./hidden.ts";
import { listed } from "./listed.ts";
import type { Shelf } from "./shelf.ts";
import { type Encoding, Sight } from "./sight.ts";
import { type Viewer, Window } from "./window.ts";

/** How long changes are gathered before they are told, ms. */
const gatherMs = 250;

/** When the store could not say who is kept apart from whom, it is asked again after so long, ms. */
const askAgainMs = 1_000;

interface ListingDeps {
	readonly summaries: Summaries;
	readonly acquaintances: Acquaintances;
	readonly time: Time;
	readonly encode: Encoding;
}

/** What a viewer asked for, through which window he looks, and what he knows. */
interface Gaze {
	readonly look: Look;
	/** Null until it is known from whom he is kept apart. */
	window: { readonly key: string; readonly window: Window } | null;
	readonly known: TablesMessage | null;
}

/** The list of tables that strangers may find, and those who look at it. */
export class Listing {
	private readonly catalogue = new Catalogue();
	private readonly sights = new Map<
		string,
		{ readonly sight: Sight; readonly shelf: Shelf; readonly windows: Set<string> }
	>();
	private readonly windows = new Map<string, { readonly window: Window; readonly sight: string }>();
	private readonly gazes = new Map<Viewer, Gaze>();
	private readonly hidden: Hidden;
	private readonly deps: ListingDeps;
	private isGathering = false;

	constructor(deps: ListingDeps) {
		this.deps = deps;
		this.hidden = new Hidden({ ...deps, onSeen: (player) => this.showAgain(player) });
		deps.acquaintances.onChange((player) => (player === null ? this.allTiesChanged() : this.tiesChanged(player)));
		deps.summaries.onChange((before, after) => this.put(after?.code ?? before?.code ?? "", after));
	}

	/** From now on this viewer is told what the list shows of what he asks for. Rejects with `StoreUnavailable`; then he is told nothing. */
	async look(viewer: Viewer, look: Look): Promise<void> {
		this.lookAway(viewer);
		try {
			await this.place(viewer, look, null);
		} catch (error) {
			this.lookAway(viewer);
			throw error;
		}
	}

	/** This viewer is told nothing any more. */
	lookAway(viewer: Viewer): void {
		const gaze = this.gazes.get(viewer);
		this.gazes.delete(viewer);
		if (gaze?.window) this.leave(gaze.window, viewer);
	}

	private put(code: string, table: TableSummary | null): void {
		const before = this.catalogue.find(code);
		if (!this.catalogue.put(code, table && listed(table, (player) => this.hidden.has(player)))) return;
		for (const player of before?.people ?? [])
			if (this.catalogue.codesWith([player]).size === 0) this.hidden.forget(player);
		this.tellSoon();
	}

	/** He hears nothing until it is certain from whom he is kept apart. */
	private async place(viewer: Viewer, look: Look, known: TablesMessage | null): Promise<void> {
		const gaze: Gaze = { look, window: null, known };
		this.gazes.set(viewer, gaze);
		const apart = await this.apartFrom(viewer.player);
		if (this.gazes.get(viewer) !== gaze) return;
		const key = windowKey(look, apart);
		const { window } = this.windows.get(key) ?? this.open(key, look, apart);
		gaze.window = { key, window };
		window.admit(viewer, known);
	}

	private async apartFrom(player: PlayerId): Promise<ReadonlySet<PlayerId>> {
		const { acquaintances } = this.deps;
		return acquaintances.known(player)?.apart ?? (await acquaintances.apart(player));
	}

	private open(key: string, look: Look, apart: ReadonlySet<PlayerId>) {
		const { catalogue } = this;
		const { sight, windows } = this.sightOf(look);
		const opened = { window: new Window({ catalogue, sight, apart }), sight: sightKey(look) };
		windows.add(key);
		this.windows.set(key, opened);
		return opened;
	}

	private sightOf(look: Look) {
		const key = sightKey(look);
		const known = this.sights.get(key);
		if (known !== undefined) return known;
		const { catalogue, deps } = this;
		const shelf = catalogue.shelf(accepting(look));
		const sight = new Sight({ catalogue, shelf, rows: look.rows, encode: deps.encode });
		const added = { sight, shelf, windows: new Set<string>() };
		this.sights.set(key, added);
		return added;
	}

	private leave({ key, window }: NonNullable<Gaze["window"]>, viewer: Viewer): void {
		if (!window.dismiss(viewer)) return;
		const sightName = this.windows.get(key)?.sight ?? "";
		this.windows.delete(key);
		const sight = this.sights.get(sightName);
		sight?.windows.delete(key);
		if (sight?.windows.size !== 0) return;
		this.sights.delete(sightName);
		this.catalogue.takeAway(sight.shelf);
	}

	/** Who is kept apart from this player, or whether he shows himself, may be otherwise now. */
	private tiesChanged(player: PlayerId): void {
		this.hidden.forget(player);
		this.showAgain(player);
		for (const [viewer, gaze] of this.gazes) if (viewer.player === player) this.placeAgain(viewer, gaze);
	}

	private allTiesChanged(): void {
		for (const player of this.hidden.forgetAll()) this.showAgain(player);
		for (const [viewer, gaze] of this.gazes) this.placeAgain(viewer, gaze);
	}

	private showAgain(player: PlayerId): void {
		for (const code of this.catalogue.codesWith([player])) this.put(code, this.deps.summaries.find(code));
	}

	private placeAgain(viewer: Viewer, { look, window, known: before }: Gaze): void {
		const known = window?.window.page ?? before;
		if (window !== null) this.leave(window, viewer);
		this.place(viewer, look, known).catch(() => {
			const gaze = this.gazes.get(viewer);
			this.deps.time.after(askAgainMs, () => {
				if (gaze !== undefined && this.gazes.get(viewer) === gaze) this.placeAgain(viewer, gaze);
			});
		});
	}

	private tellSoon(): void {
		if (this.isGathering) return;
		this.isGathering = true;
		this.deps.time.after(gatherMs, () => {
			this.isGathering = false;
			for (const { window } of this.windows.values()) window.tell();
		});
	}
}

const sightKey = ({ games = [], free = false, language = "", rows }: Look): string =>
	[[...new Set(games)].sort().join("+"), free ? "free" : "", language, rows].join("/");

const windowKey = (look: Look, apart: ReadonlySet<PlayerId>): string =>
	[sightKey(look), ...[...apart].sort()].join("/");

const accepting =
	({ games = [], free = false, language }: Look) =>
	(row: LobbyRow): boolean =>
		(games.length === 0 || games.includes(row.game)) &&
		(!free || row.free > 0) &&
		(language === undefined || row.language === language);

import type { TablesMessage } from "@fibbers/protocol";
import type { PlayerId } from "../table/chair.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Sight } from "./sight.ts";

/** One line of one player, on which a list is shown. */
export interface Viewer {
	readonly player: PlayerId;
	send(letter: Uint8Array): void;
}

interface WindowDeps {
	readonly catalogue: Catalogue;
	readonly sight: Sight;
	/** What these people sit at is not shown. */
	readonly apart: ReadonlySet<PlayerId>;
}

/** Those who asked for the same and are kept apart from the same people: all of them know the same. */
export class Window {
	/** What its viewers know. */
	page: TablesMessage;
	private readonly viewers = new Set<Viewer>();
	private readonly deps: WindowDeps;

	constructor(deps: WindowDeps) {
		this.deps = deps;
		this.page = this.look();
	}

	/** `known` is what this viewer was told before by another window; null when he has to be told all. */
	admit(viewer: Viewer, known: TablesMessage | null): void {
		this.tell();
		this.viewers.add(viewer);
		const { sight } = this.deps;
		const letter = known === null ? sight.whole(this.page) : sight.change(known, this.page);
		if (letter !== null) viewer.send(letter);
	}

	/** Whether this was its last viewer. */
	dismiss(viewer: Viewer): boolean {
		return this.viewers.delete(viewer) && this.viewers.size === 0;
	}

	/** Everybody hears what has changed since the last time. */
	tell(): void {
		const now = this.look();
		const letter = this.deps.sight.change(this.page, now);
		this.page = now;
		if (letter === null) return;
		for (const viewer of this.viewers) viewer.send(letter);
	}

	private look(): TablesMessage {
		const { catalogue, sight, apart } = this.deps;
		return sight.page(catalogue.codesWith(apart));
	}
}

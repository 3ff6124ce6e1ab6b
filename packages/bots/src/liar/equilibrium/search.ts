import type { Asked, Position } from "./history.ts";
import { answerers, type Choosers, judges, partPlays, players, sizeOf } from "./layout.ts";
import type { Table } from "./table.ts";
import { Trail } from "./trail.ts";
import { type Visitor, visitAnswer, visitPlay } from "./visit.ts";

/** A node of the tree in the table. */
export interface Found {
	readonly choosers: Choosers;
	/** Where its bytes begin. */
	readonly byte: number;
}

/** Finds nodes of the tree in the table: what comes before them in the order of the walk is passed over, parts by their sizes. */
export class Search {
	/** Leads to the node that was found last. */
	readonly trail: Trail = new Trail();
	private byte = 0;
	/** The next node of the trunk. */
	private node = 0;
	private readonly passing: Visitor;

	constructor(table: Table) {
		this.passing = {
			play: (plays) => {
				if (plays <= partPlays) {
					this.byte = table.ends[this.node] ?? 0;
					this.node = table.next[this.node] ?? 0;
					return false;
				}
				this.pass(players(this.trail, plays));
				return true;
			},
			answer: (plays) => this.pass(answerers(this.trail, plays)),
			judge: (plays) => this.pass(judges(this.trail, plays)),
		};
	}

	/** @param asked the questions in their form in the tree. Returns null where the tree has no such node. */
	find(asked: readonly Asked[], todo: Position["todo"]): Found | null {
		this.byte = 0;
		this.node = 0;
		for (const [plays, one] of asked.entries()) {
			if (!this.enterQuestion(plays, one.question)) return null;
			if (one.answer === null) return this.found(answerers(this.trail, plays + 1));
			if (!this.enterAnswer(plays + 1, one.answer)) return null;
		}
		const plays = asked.length;
		if (todo === "play") return this.found(players(this.trail, plays));
		// Whoever judges comes just before whoever plays next.
		this.byte -= sizeOf(judges(this.trail, plays));
		return this.found(judges(this.trail, plays));
	}

	private found(choosers: Choosers): Found {
		return { choosers, byte: this.byte };
	}

	private pass(choosers: Choosers): void {
		this.byte += sizeOf(choosers);
	}

	private enterQuestion(plays: number, question: number): boolean {
		const { trail } = this;
		const asks = trail.asks(plays);
		const position = trail.after(plays).cards.indexOf(question >> 1);
		const wanted = 2 * position + (question & 1);
		if (position < 0 || ((asks >> wanted) & 1) === 0) return false;
		if (plays <= partPlays) this.node++;
		this.pass(players(trail, plays));
		for (let bit = 0; bit < wanted; bit++)
			if ((asks >> bit) & 1) {
				trail.ask(plays, bit);
				visitAnswer(trail, plays + 1, this.passing);
			}
		trail.ask(plays, wanted);
		return true;
	}

	private enterAnswer(plays: number, answer: number): boolean {
		const { trail } = this;
		if (answer > trail.highest(plays)) return false;
		this.pass(answerers(trail, plays));
		for (let count = 0; count < answer; count++) {
			trail.say(plays, count);
			if (!trail.isPossible(plays)) continue;
			this.pass(judges(trail, plays));
			visitPlay(trail, plays, this.passing);
		}
		trail.say(plays, answer);
		if (!trail.isPossible(plays)) return false;
		this.pass(judges(trail, plays));
		return true;
	}
}

import type { liar } from "@fibbers/rules";
import { numberOf } from "./history.ts";
import { type Mirror, mirrored } from "./mirrors.ts";
import type { Level } from "./shape.ts";

/** A hand as the tree has it, after the mirror that turns the real history into one of the tree. */
export class MirroredHand {
	/** Over the positions of the cards face down. */
	readonly mask: number;
	private readonly mirror: Mirror;
	private readonly held: readonly number[];
	private readonly cards: Uint8Array;

	/**
	 * @param hand the real cards' numbers
	 * @param cards the tree's cards face down, by position
	 */
	constructor(mirror: Mirror, hand: readonly number[], cards: Uint8Array) {
		this.mirror = mirror;
		this.cards = cards;
		this.held = hand.map((card) => this.positionOf(card));
		this.mask = this.held.reduce((mask, position) => mask | (1 << position), 0);
	}

	/** The move's number among the choices of this hand; -1 if the tree has no such choice, since better ones are always there. */
	choiceOf(move: liar.Move, { asks }: Level): number {
		switch (move.move) {
			case "ask": {
				const question = 2 * numberOf(move.card) + (move.about === "suit" ? 0 : 1);
				const choice =
					2 * this.heldBefore(this.positionOf(numberOf(move.card))) + (mirrored(this.mirror, question) & 1);
				return choice < asks ? choice : -1;
			}
			case "guess": {
				const position = this.positionOf(numberOf(move.card));
				return asks + position - this.heldBefore(position);
			}
			case "answer":
				return move.count;
			case "doubt":
				return 0;
			case "trust":
				return 1;
		}
	}

	private positionOf(card: number): number {
		return this.cards.indexOf(this.mirror.cards[card] ?? -1);
	}

	private heldBefore(position: number): number {
		return this.held.filter((other) => other < position).length;
	}
}

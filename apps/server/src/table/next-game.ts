import type { Seat } from "@fibbers/rules";
import type { Chair, PlayerId } from "./chair.ts";
import type { Company } from "./company.ts";
import { Gathering } from "./gathering.ts";
import type { Pace } from "./pace.ts";
import type { Drawn } from "./pledge.ts";
import type { TableMemo } from "./story.ts";
import { type Last, Succession } from "./succession.ts";
import type { Time } from "./time.ts";

interface NextGameDeps {
	readonly time: Time;
	readonly pace: Pace;
	readonly company: Company;
	/** 32 bytes that nobody can guess. */
	readonly freshSeed: () => Uint8Array;
	/** It is known who starts, and nobody had to say so. */
	readonly onSilence: () => void;
}

type Memo = Pick<TableMemo, "last" | "chosen" | "chooser" | "dealsWhenChosen" | "fills">;

/** The way to the next game: who starts it, what its deck is drawn from, and what it waits for. */
export class NextGame {
	/** It was asked for, and waits for somebody to say who starts. */
	isWanted = false;
	/** Whether computers take the chairs that are free then. */
	fills = false;
	private readonly succession: Succession;
	private readonly gathering: Gathering;
	private readonly deps: NextGameDeps;

	constructor(deps: NextGameDeps) {
		this.deps = deps;
		this.succession = new Succession(deps.time);
		this.gathering = new Gathering(deps);
	}

	get memo(): Memo {
		const { last, chosen, chooser } = this.succession;
		return { last, chosen, chooser, dealsWhenChosen: this.isWanted, fills: this.fills };
	}

	recall(memo: Memo): void {
		this.isWanted = memo.dealsWhenChosen;
		this.fills = memo.fills;
		this.succession.recall(memo, this.deps.pace.choose, this.deps.onSilence);
	}

	gameEnded(last: Last): void {
		this.succession.gameEnded(last, this.deps.pace.choose, this.deps.onSilence);
	}

	/** Who may say who starts, and until when (epoch ms). */
	get choice(): { readonly seat: Seat; readonly endsAt: number } | null {
		return this.succession.choiceAmong(this.deps.company.chairs);
	}

	/** The seat that will start, as people sit now; null while nobody can know. */
	get first(): Seat | null {
		if (this.choice !== null) return null;
		const { staying, chairs } = this.deps.company;
		const first = this.succession.firstAmong(staying);
		const chair = first === null ? undefined : staying[first];
		return chair === undefined ? null : chairs.indexOf(chair);
	}

	choose(chair: Chair): void {
		this.succession.choose(chair);
	}

	/** The hash of the secret behind its deal. */
	get commitment(): string {
		return this.gathering.commitment;
	}

	/** False when there is no such deal any more. */
	contribute(player: PlayerId, commitment: string, bytes: string): boolean {
		return this.gathering.contribute(player, commitment, bytes);
	}

	/** Calls `onComplete` when what players add to the deal is there, or a moment is over. */
	gather(onComplete: () => void): void {
		this.wantNoMore();
		this.gathering.wait(onComplete);
	}

	/** It begins: nobody can choose any more, and the cards are drawn. */
	draw(at: { readonly table: string; readonly round: number }): Drawn {
		this.succession.close();
		return this.gathering.draw(this.succession.firstAmong(this.deps.company.chairs), at);
	}

	/** Nothing is dealt by itself. */
	callOff(): void {
		this.wantNoMore();
		this.gathering.stop();
	}

	/** It does not begin as soon as it is known who starts. */
	wantNoMore(): void {
		this.isWanted = false;
		this.fills = false;
	}

	/** Ends all timers. */
	stop(): void {
		this.succession.close();
		this.gathering.stop();
	}
}

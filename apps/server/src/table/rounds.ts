import type { Command, Reply } from "@fibbers/protocol";
import type { Seat } from "@fibbers/rules";
import type { Chair, Person, PlayerId } from "./chair.ts";
import { done, no } from "./commands/answer.ts";
import { NextGame } from "./next-game.ts";
import { Play } from "./play.ts";
import { gameOf } from "./settings.ts";
import type { PlayedOut, TableMemo } from "./story.ts";
import type { Table, TableDeps } from "./table.ts";

type Deps = Pick<TableDeps, "time" | "pace" | "freshSeed" | "freshId" | "audience">;

/** One game after the other: what it takes to deal, and what is left of a game when it is over. */
export class Rounds {
	private readonly next: NextGame;
	private readonly table: Table;
	private readonly deps: Deps;

	constructor(table: Table, deps: Deps) {
		this.table = table;
		this.deps = deps;
		const { time, pace, freshSeed } = deps;
		this.next = new NextGame({
			time,
			pace,
			freshSeed,
			company: table.company,
			onSilence: () => void this.onChosen(),
		});
	}

	recall(memo: TableMemo): void {
		this.next.recall(memo);
	}

	get memo(): NextGame["memo"] {
		return this.next.memo;
	}

	/** The hash of the secret behind the deal that is next, or that is played. */
	get commitment(): string {
		const { phase, play } = this.table;
		return phase === "playing" && play !== null ? play.dealt.proof.commitment : this.next.commitment;
	}

	/** The seat that will move first in the next game; null while nobody can know. */
	get nextFirst(): Seat | null {
		return this.table.phase === "playing" ? null : this.next.first;
	}

	/** Who may say who moves first in the next game, and until when (epoch ms). */
	get choice(): NextGame["choice"] {
		return this.next.choice;
	}

	/** Seats this person, and computers on all other chairs, and deals. */
	startPractice(person: Person): Reply {
		const { company, agreed } = this.table;
		if (company.seatOf(person.id) === null) company.seat(person, agreed.seats);
		return this.start({ fill: true });
	}

	/** The host wants the next game, with computers on the chairs that are free if he says so. */
	start({ fill = false, level }: Command<"start">): Reply {
		if (level !== undefined) this.table.setLevel(level);
		this.next.fills = fill;
		const reply = this.deal();
		if (!reply.done) this.next.fills = false;
		return reply;
	}

	/** Deals the next game, as soon as it is known who starts. */
	deal(): Reply {
		const { table, next } = this;
		const { agreed: settings, company } = table;
		const game = gameOf(settings.game);
		const seats = next.fills ? settings.seats : company.chairsNext(settings.seats);
		if (seats < game.seats(settings.options).min) {
			table.publish();
			return no("too-few-players");
		}
		if (this.choice !== null) {
			next.isWanted = true;
			return table.published();
		}
		company.rearrange(settings.seats);
		if (next.fills) while (company.chairs.length < settings.seats) company.addComputer(settings.level);
		next.gather(() => this.dealNow());
		return table.published();
	}

	private dealNow(): void {
		const { table, deps } = this;
		const { agreed: settings, company } = table;
		const game = gameOf(settings.game);
		const seats = company.chairs.length;
		if (seats < game.seats(settings.options).min) return table.publish();
		table.round++;
		const { random, first, proof } = this.next.draw({ table: table.code, round: table.round });
		const deal = game.deal(settings.options, seats, first, random);
		const delayed = haveAllAgreed(company.chairs);
		const dealt = { id: deps.freshId(), startedAt: deps.time.now(), settings, deal, proof, delayed };
		table.play = new Play(dealt, table.version + 1);
		table.phase = "playing";
		table.attendance.dismissWatchers();
		table.turns.begin(table.play);
		table.publish();
	}

	/** The last move of the game was made. */
	end(play: Play): void {
		const { table } = this;
		const { verdict } = play;
		if (verdict === null) throw new Error("a game that is over without an outcome");
		table.phase = "over";
		this.tellEnd(play);
		const { chairs } = table.company;
		table.scores.count(chairs, verdict.winners, verdict.loser);
		this.next.gameEnded({ chairs, loser: verdict.loser, rule: play.nextFirst });
	}

	/** Says that the game is over, or will never be. */
	tellEnd(play: Play): void {
		const { round, company, phase } = this.table;
		const endedAt = this.deps.time.now();
		this.deps.audience.ended({ play, round, chairs: company.chairs, endedAt, isFinished: phase === "over" });
	}

	/** The same of a game that its story tells of: its end may have been told to nobody. */
	tellPlayedOut({ game, memo: { round, chairs } }: PlayedOut): void {
		const endedAt = game.made.at(-1)?.at ?? game.startedAt;
		this.deps.audience.ended({ play: Play.recalled(game), round, chairs, endedAt, isFinished: true });
	}

	/** Somebody wants the next game no more: it does not begin by itself. */
	waitNoMore(): Reply {
		this.next.wantNoMore();
		return this.table.published();
	}

	/** Whoever may choose has chosen. */
	chooseFirst(chair: Chair): Reply {
		this.next.choose(chair);
		return this.onChosen();
	}

	/** A player adds bytes to the deal that was promised under this commitment. */
	contribute(player: PlayerId, commitment: string, bytes: string): Reply {
		const counts = this.table.phase !== "playing" && this.next.contribute(player, commitment, bytes);
		return counts ? done : no("stale");
	}

	/** The result goes from the table, so that settings can be changed and people sit down. */
	openAgain(): Reply {
		const { table } = this;
		table.company.rearrange(table.agreed.seats);
		this.next.callOff();
		table.phase = "open";
		table.play = null;
		return table.published();
	}

	/** Ends all timers. */
	stop(): void {
		this.next.stop();
	}

	/** It is known who starts: what was waiting for it goes on. */
	private onChosen(): Reply {
		return this.next.isWanted ? this.deal() : this.table.published();
	}
}

/** Whether everybody who is dealt to lets watchers see all hands, minutes later. Computers have nothing against it. */
function haveAllAgreed(chairs: readonly Chair[]): boolean {
	const people = chairs.filter(({ player }) => player !== null);
	return people.length > 0 && people.every(({ open }) => open);
}

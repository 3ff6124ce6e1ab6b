import type { Reply } from "@fibbers/protocol";
import type { Proof } from "@fibbers/protocol/fairness";
import type { Deal, Figures, Game, GameId, GameRecord, GameTypes, Seat, Viewer } from "@fibbers/rules";
import { gameOf, type Settings } from "./settings.ts";
import type { Dealt, Made, Played } from "./story.ts";

type Types = GameTypes;
type Move = Types["move"];

/** How many moves of a seat, and how many refusals, are looked through for one that is repeated: it is answered and not made again. */
const repeatable = 64;

const made: Reply = { done: true };

/** One game while it is played: its state, what happened in it, and which moves are too late. */
export class Play {
	readonly gameId: GameId;
	private readonly game: Game;
	private state: Types["state"];
	/** Every move so far. */
	readonly made: Made[] = [];
	private readonly events: Types["event"][] = [];
	/** By seat; none of a seat that was refused nothing. What was made needs no answer of its own. */
	private readonly refusals: (Map<string, Reply> | undefined)[] = [];
	/** The version since which the things that moves answer have not changed. */
	private momentSince: number;

	readonly dealt: Dealt;

	/** `version` is the table's, under which the deal is shown. */
	constructor(dealt: Dealt, version: number) {
		const { settings, deal } = dealt;
		this.dealt = dealt;
		this.gameId = settings.game;
		this.game = gameOf(settings.game);
		this.state = this.game.setup(settings.options, deal);
		this.momentSince = version;
	}

	/** The game as far as it was played before the process that kept it ended. */
	static recalled({ version, made, ...dealt }: Played): Play {
		const play = new Play(dealt, version);
		for (const { version: shown, ...each } of made) {
			const applied = play.apply(each, shown);
			if ("reason" in applied) throw new Error(`a move of the journal is refused: ${applied.reason}`);
		}
		return play;
	}

	get settings(): Settings {
		return this.dealt.settings;
	}

	get deal(): Deal {
		return this.dealt.deal;
	}

	/** The seat that the game waits for, null when it is over. */
	get actor(): Seat | null {
		return this.game.actors(this.state)[0] ?? null;
	}

	get moment(): number {
		return this.game.moment(this.state);
	}

	get outcome(): object | null {
		return this.game.outcome(this.state);
	}

	/** All cards, open. Only for a game that is over. */
	get hands(): readonly (readonly string[])[] {
		return this.game.hands(this.state);
	}

	/** Who won and who lost; null while the game is on. */
	get verdict(): { readonly winners: readonly Seat[]; readonly loser: Seat } | null {
		const outcome = this.outcome;
		if (outcome === null) return null;
		return { winners: this.game.winners(outcome, this.deal.hands.length), loser: this.game.loser(outcome) };
	}

	/** What each seat claimed, doubted and believed so far. It tells of hidden cards: only for a game that is over. */
	get figures(): readonly Figures[] {
		return this.game.figures(this.events, this.deal.hands.length);
	}

	/** Who moves first in the game after this one. */
	get nextFirst(): Game["nextFirst"] {
		return this.game.nextFirst;
	}

	/** Whether one of the events turned cards over. */
	reveals(events: readonly Types["event"][]): boolean {
		return events.some(({ event }) => this.game.reveals.includes(event));
	}

	view(viewer: Viewer): ReturnType<Game["view"]> {
		return this.game.view(this.state, viewer);
	}

	/** Everything that happened so far, as this viewer may know it. */
	log(viewer: Viewer): Types["event"][] {
		return this.seen(this.events, viewer);
	}

	/** How many events there were so far. */
	get happened(): number {
		return this.events.length;
	}

	/** The last of them, as this viewer may know them. */
	lately(viewer: Viewer, most: number): Types["event"][] {
		return this.seen(this.events.slice(-most), viewer);
	}

	seen(events: readonly Types["event"][], viewer: Viewer): Types["event"][] {
		return events.flatMap((event) => this.game.seen(event, viewer) ?? []);
	}

	/** A move as it came over the wire, null when it is malformed. */
	parse(given: unknown): Move | null {
		return this.game.parseMove(given);
	}

	/** What was answered to the move that this seat sent under this id; undefined when it is new. */
	answered(seat: Seat, id: string): Reply | undefined {
		return this.hasMade(seat, id) ? made : this.refusals[seat]?.get(id);
	}

	private hasMade(seat: Seat, id: string): boolean {
		for (let at = this.made.length - 1, left = repeatable; at >= 0 && left > 0; at--) {
			const each = this.made[at];
			if (each?.seat !== seat) continue;
			if (each.id === id) return true;
			left--;
		}
		return false;
	}

	/** The answer, which is the same when the move is repeated. */
	answer(seat: Seat, id: string, reply: Reply): Reply {
		if (reply.done) return reply;
		const refusals = this.refusals[seat] ?? new Map<string, Reply>();
		this.refusals[seat] = refusals.set(id, reply);
		const [oldest] = refusals.keys();
		if (refusals.size > repeatable && oldest !== undefined) refusals.delete(oldest);
		return reply;
	}

	isStale(move: Move, version: number): boolean {
		return version < this.momentSince && !this.game.timeless.includes(move.move);
	}

	endsDoubt(move: Move): boolean {
		return this.game.endsDoubt(this.state, move);
	}

	/** Makes the move. `version` is the one under which its effect is published. */
	apply(made: Made, version: number): { events: readonly Types["event"][] } | { reason: string } {
		const applied = this.game.apply(this.state, made.seat, made.move);
		if (!applied.ok) return { reason: applied.error };
		const before = this.moment;
		this.state = applied.value.state;
		this.made.push(made);
		this.events.push(...applied.value.events);
		if (this.moment !== before) this.momentSince = version;
		return { events: applied.value.events };
	}

	/** The game as a record that `replay` reads. It tells every card. */
	get record(): GameRecord & { readonly proof: Proof } {
		const { game, options } = this.settings;
		const moves = this.made.map(({ seat, move }) => ({ seat, ...move }));
		return { game, options, seats: this.deal.hands.length, deal: this.deal, moves, proof: this.dealt.proof };
	}
}

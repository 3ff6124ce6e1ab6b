import { type Client, getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import type { Mine, Reply } from "@fibbers/protocol";
import type { PlayerId } from "../table/chair.ts";
import { notSaved } from "../table/commands/answer.ts";
import { Framed } from "./framed.ts";

/** An answer, and the number under which it was asked for. */
interface Answer {
	readonly request: number;
	readonly reply: Reply;
}

/** One list for all who wait for none. */
const none: readonly Answer[] = [];

/** One connection to a table, and what it was last told. */
export class Connection {
	readonly client: Client;
	readonly player: PlayerId;
	/** Which page it belongs to, if that has said so. */
	readonly page: string | undefined;
	/** What it was last told of itself; null while it knows nothing of the table. */
	mine: Mine | null = null;
	/** How many events of the game on the table it was not told. */
	untold = 0;
	/** Whom it was told that its player does not hear; null before. */
	muted: readonly PlayerId[] | null = null;
	/** The time of the last line of the chat that it was told or may not hear, epoch ms; null before it was told what was said so far. */
	heardTo: number | null = null;
	/** They wait until what they say is shown. */
	private answers = none;

	constructor(client: Client, player: PlayerId, page: string | undefined) {
		this.client = client;
		this.player = player;
		this.page = page;
	}

	/** The answer goes out with what is shown next. */
	answer(request: number, reply: Reply): void {
		this.answers = [...this.answers, { request, reply }];
	}

	/** What is not shown by now is lost. */
	refuse(): void {
		this.answers = this.answers.map(({ request }) => ({ request, reply: notSaved }));
	}

	/** What it has asked for is in this frame: the answers come in the same write. */
	show(framed: Framed): void {
		framed.sendTo(this.client, this.takeAnswers());
	}

	/** The answers that no frame took along. */
	sayAnswers(): void {
		const [first, ...more] = this.takeAnswers();
		first?.sendTo(this.client, more);
	}

	private takeAnswers(): readonly Framed[] {
		const framed = this.answers.map(framedAnswer);
		this.answers = none;
		return framed;
	}
}

const framedAnswer = ({ request, reply }: Answer): Framed =>
	new Framed(getMessageBytes[Protocol.ROOM_RESPONSE](request, ResponseStatus.OK, shortest(reply)));

/** That it is done, and nothing more, is said by an empty answer: it travels with each move. */
const shortest = (reply: Reply): Reply | undefined =>
	reply.done && Object.keys(reply).length === 1 ? undefined : reply;

import type { ChatLine, Command, Reply, YouMessage } from "@fibbers/protocol";
import { computed, signal } from "@preact/signals";

/** More than a sheet of paper holds. */
const mostLines = 200;

/** Something that somebody said, not the table itself. */
export type SaidLine = Exclude<ChatLine, { readonly notice: string }>;

/** One thing to say: a text, or a preset. */
export type Saying = Command<"chat">;

/** Ids begin anew when the server does. */
const keyOf = ({ id, at }: ChatLine): string => `${at} ${id}`;

const isSaid = (line: ChatLine): line is SaidLine => !("notice" in line);

/** What is said at one table, and who I am there. Apart from the table's moment: a line changes nothing on the mat. */
export class TableTalk {
	/** My guest number, 0 until the table has told it, and whom I do not hear. */
	readonly you = signal<YouMessage>({ guest: 0, muted: [] });
	/** What I am writing. */
	readonly draft = signal("");
	/** Grows when the field is wanted. */
	readonly calls = signal(0);

	private readonly heard = signal<readonly ChatLine[]>([]);
	private readonly seen = signal<ReadonlySet<string>>(new Set());
	private readonly hidden = signal<ReadonlySet<number>>(new Set());
	private isNew = true;
	private isJoining = true;

	/** Asks the table to pass it on. */
	readonly say: (saying: Saying) => Promise<Reply>;

	constructor(say: (saying: Saying) => Promise<Reply>) {
		this.say = say;
	}

	/** All that I hear, oldest first. */
	readonly lines = computed(() => {
		const silent = new Set([...this.you.value.muted, ...this.hidden.value]);
		return this.heard.value.filter((line) => !isSaid(line) || !silent.has(line.from));
	});

	/** How many lines of others have come that were not shown yet. */
	readonly unread = computed(() => {
		const { guest } = this.you.value;
		const seen = this.seen.value;
		return this.lines.value.filter((line) => isSaid(line) && line.from !== guest && !seen.has(keyOf(line))).length;
	});

	/** A new connection begins: it will tell all lines so far. */
	begin(): void {
		this.isJoining = true;
	}

	/** Lines as they come: those so far on joining, then what is new; what watchers said during a game comes after it. */
	hear(lines: readonly ChatLine[]): void {
		const before = this.isJoining ? [] : this.heard.peek();
		this.isJoining = false;
		const byKey = new Map([...before, ...lines].map((line) => [keyOf(line), line]));
		this.heard.value = [...byKey.values()].sort((a, b) => a.id - b.id).slice(-mostLines);
		// What was said before I came is no news.
		if (this.isNew) this.readAll();
		this.isNew = false;
	}

	readAll(): void {
		if (this.heard.peek().every((line) => this.seen.peek().has(keyOf(line)))) return;
		this.seen.value = new Set(this.heard.peek().map(keyOf));
	}

	/** Somebody who is blocked: what was said before goes from my page too. */
	hide(guest: number): void {
		this.hidden.value = new Set([...this.hidden.peek(), guest]);
	}

	/** Those who said something that I hear, the latest first. */
	speakers(): readonly SaidLine[] {
		const latest = new Map<number, SaidLine>();
		for (const line of this.lines.value.toReversed())
			if (isSaid(line) && !latest.has(line.from)) latest.set(line.from, line);
		return [...latest.values()];
	}
}

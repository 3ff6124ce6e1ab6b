import type { ChatLine, ChatMessage } from "@fibbers/protocol";
import type { GameId } from "@fibbers/rules";
import { decodeFrames } from "@fibbers/server/testkit/frames";
import type { Page } from "@playwright/test";

/** Every binary frame that a page's connections receive, by connection, from now on. */
export function recorded(page: Page): readonly Uint8Array[][] {
	const connections: Uint8Array[][] = [];
	page.on("websocket", (socket) => {
		const frames: Uint8Array[] = [];
		connections.push(frames);
		socket.on("framereceived", ({ payload }) => {
			if (typeof payload !== "string") frames.push(new Uint8Array(payload));
		});
	});
	return connections;
}

const cardsIn = (value: unknown): string[] => JSON.stringify(value)?.match(/(?<!\w)(?:[A2-9TJQK][SHDC])+(?!\w)/g) ?? [];

/** Where a game shows cards to everybody: parts of its public view, and events. */
const shows: { readonly [Id in GameId]: { readonly view: readonly string[]; readonly events: readonly string[] } } = {
	"el-mentiroso": { view: ["discarded"], events: ["challenged", "discarded"] },
	"liars-post": { view: ["faceUp"], events: ["called"] },
	liar: { view: ["faceUp", "asked", "question"], events: ["asked", "doubted", "guessed"] },
};

/** What a watcher's connections told of cards: how many states came, and every card in a place where no shown card belongs. */
export function cardsShown(connections: readonly (readonly Uint8Array[])[]): { states: number; hidden: string[] } {
	const hidden: string[] = [];
	let states = 0;
	for (const frames of connections)
		decodeFrames(frames, (frame) => {
			if (frame.kind === "table") {
				states++;
				const { state, mine, events } = frame.standpoint;
				const { code: _, seats: __, result, view, ...rest } = state;
				const { view: seen, events: told } = shows[state.game as GameId];
				const closed = Object.entries(view ?? {}).filter(([name]) => !seen.includes(name));
				hidden.push(...cardsIn([rest, mine.own, state.phase === "over" ? null : [closed, result]]));
				hidden.push(...cardsIn(events.filter(({ event }) => !told.includes(event))));
			} else if (frame.kind === "message" || frame.kind === "reply") hidden.push(...cardsIn(frame.body));
		});
	return { states, hidden };
}

/** Every message of the talk that a page's connections received, as it came. */
export function linesOnTheWire(connections: readonly (readonly Uint8Array[])[]): readonly ChatLine[] {
	const lines: ChatLine[] = [];
	for (const frames of connections)
		decodeFrames(frames, (frame) => {
			if (frame.kind === "message" && frame.type === "chat") lines.push(...(frame.body as ChatMessage).lines);
		});
	return lines;
}

import { type PackedEvents, type PackedLetter, unpackEvents, unpackLetter } from "@fibbers/protocol";
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

/** What a watcher's connections told of cards: how many states came, and every card in a place where no shown card belongs. */
export function cardsShown(connections: readonly (readonly Uint8Array[])[]): { states: number; hidden: string[] } {
	const hidden: string[] = [];
	let states = 0;
	for (const frames of connections)
		decodeFrames(frames, (frame) => {
			if (frame.kind === "state") {
				states++;
				const { code: _, seats: __, result, elMentiroso, ...rest } = frame.state.toJSON() as Record<string, unknown>;
				const { discarded: ___, ...game } = (elMentiroso ?? {}) as Record<string, unknown>;
				hidden.push(...cardsIn([rest, game]));
				if (frame.state.phase !== "over") hidden.push(...cardsIn(result));
			} else if (frame.kind === "message" && frame.type === "private") {
				hidden.push(...cardsIn(unpackLetter("el-mentiroso", frame.body as PackedLetter).own));
			} else if (frame.kind === "message") {
				const { events } = unpackEvents("el-mentiroso", frame.body as PackedEvents);
				hidden.push(...cardsIn(events.filter(({ event }) => event !== "challenged" && event !== "discarded")));
			} else if (frame.kind === "reply") hidden.push(...cardsIn(frame.body));
		});
	return { states, hidden };
}

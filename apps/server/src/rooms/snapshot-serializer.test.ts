import { type Client, ClientState, SchemaSerializer } from "@colyseus/core";
import { TableState } from "@fibbers/protocol";
import { expect, test } from "vitest";
import { SnapshotSerializer } from "./snapshot-serializer.ts";

/** A reader that keeps what it was handed and looks at it only later, as a stalled socket does. */
function lateReader(): { readonly client: Client; readonly isIntact: () => boolean } {
	const handed: { readonly buffer: Uint8Array; readonly then: string }[] = [];
	const raw = (buffer: Uint8Array): void => void handed.push({ buffer, then: Buffer.from(buffer).toString("hex") });
	return {
		client: { state: ClientState.JOINED, raw } as unknown as Client,
		isIntact: () => handed.every(({ buffer, then }) => Buffer.from(buffer).toString("hex") === then),
	};
}

function readLate(serializer: SchemaSerializer<TableState>): boolean {
	const state = new TableState();
	serializer.reset(state);
	const { client, isIntact } = lateReader();
	client.raw(serializer.getFullState(client));
	for (let i = 0; i < 50; i++) {
		state.options = `{"change":${i}}`;
		serializer.applyPatches([client]);
		client.raw(serializer.getFullState(client));
	}
	return isIntact();
}

test("a reader that stalls still receives the bytes of the moment", () => {
	expect(readLate(new SnapshotSerializer<TableState>())).toBe(true);
});

test("the serializer underneath does not do that by itself", () => {
	expect(readLate(new SchemaSerializer<TableState>())).toBe(false);
});

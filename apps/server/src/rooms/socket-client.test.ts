import { getMessageBytes, matchMaker, Protocol } from "@colyseus/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NetworkClient, startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";
import { SocketClient } from "./socket-client.ts";

let app: App;
let base: string;

beforeAll(async () => {
	({ app, base } = await startTestApp());
});

afterAll(() => app.close());

class Wire {
	readonly sent: Uint8Array[] = [];

	send(message: Uint8Array): void {
		this.sent.push(message);
	}
}

test("what is sent to somebody who is joining waits until he has, and comes in order", () => {
	const wire = new Wire();
	const client = new SocketClient("session", wire as never);
	const [first, second, third] = ["one", "two", "three"].map((word) =>
		getMessageBytes.raw(Protocol.ROOM_DATA, "chat", word),
	);
	client.send("chat", "one");
	client.send("chat", "two");
	expect(wire.sent).toEqual([]);
	client.state = 1;
	client.send("chat", "three");
	expect(wire.sent).toEqual([first, second, third]);
});

test("a room gives its clients no field, and takes none", async () => {
	const host = await NetworkClient.create(base);
	const code = await host.open({ game: "el-mentiroso", seats: 3, turnMs: 60_000, doubtMs: 0 });
	await host.join(code);
	const [client] = matchMaker.getLocalRoomById(app.tables.host(code)?.roomId ?? "").clients;
	expect(client).toBeInstanceOf(SocketClient);
	expect(Object.keys(client ?? {})).toEqual(Object.keys(new SocketClient("session", new Wire() as never)));
});

/** The least that a server of El Mentiroso can do: sockets, hand-packed frames, the rules. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type elMentiroso, type Seat, seededRandom } from "@fibbers/rules";
import { type WebSocket, WebSocketServer } from "ws";
import { ByteReader } from "./bytes.ts";
import { cardsOf, frames, known, moves, rankOf } from "./codes.ts";
import { FloorTable } from "./table.ts";

/** A socket that answers no ping is cut off after three of these, ms. As long as ours. */
const pingMs = 8_000;
/** A reader who is this far behind is cut off, bytes. */
const backlogLimit = 256 * 1_024;

const random = seededRandom(Number(process.env.SEED ?? "1"));
const tables: FloorTable[] = [];
/** Who sits where, by the secret that proves it. */
const places = new Map<string, { readonly table: FloorTable; readonly seat: Seat }>();

const http = createServer((_request, response) => {
	const table = new FloorTable(4, {}, random);
	const tokens = table.seats.map((_, seat) => {
		const token = randomBytes(16).toString("base64url");
		places.set(token, { table, seat });
		return token;
	});
	response.end(JSON.stringify({ table: tables.push(table) - 1, tokens }));
});
const sockets = new WebSocketServer({ server: http, maxPayload: 4_096 });
const unanswered = new Map<WebSocket, number>();

sockets.on("connection", (socket, request) => {
	socket.on("error", () => socket.terminate());
	unanswered.set(socket, 0);
	socket.on("pong", () => unanswered.set(socket, 0));
	socket.on("close", () => unanswered.delete(socket));
	seat(socket, request);
});

function seat(socket: WebSocket, request: IncomingMessage): void {
	const query = new URL(request.url ?? "", "http://floor").searchParams;
	const reader = {
		send(frame: Buffer): void {
			if (socket.bufferedAmount > backlogLimit) socket.terminate();
			else socket.send(frame);
		},
	};
	const place = places.get(query.get("token") ?? "");
	const table = place?.table ?? tables[Number(query.get("table"))];
	if (table === undefined) return socket.close(4_000);
	socket.on("close", () => table.leave(reader));
	if (place === undefined) return table.watch(reader);
	socket.on("message", (data) => take(place.table, place.seat, socket, data as Buffer));
	table.join(place.seat, reader);
}

/** What makes no sense costs the connection. */
function take(table: FloorTable, seat: Seat, socket: WebSocket, frame: Buffer): void {
	try {
		const reader = new ByteReader(frame);
		if (reader.byte() === frames.ready) return table.ready(seat);
		const [reply, version] = [reader.word(), reader.long()];
		table.move(seat, moveIn(reader), version, reply);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		socket.terminate();
	}
}

function moveIn(reader: ByteReader): elMentiroso.Move {
	const move = known(moves[reader.byte()]);
	if (move === "challenge" || move === "accept") return { move };
	const cards = cardsOf(reader.list());
	return move === "play" ? { move, cards, rank: rankOf(reader.byte()) } : { move, cards };
}

setInterval(() => {
	for (const [socket, missed] of unanswered) {
		if (missed > 2) socket.terminate();
		else socket.ping();
		unanswered.set(socket, missed + 1);
	}
}, pingMs);

http.listen(Number(process.env.PORT ?? "0"), "127.0.0.1", () => {
	console.log(`The floor is at http://127.0.0.1:${(http.address() as AddressInfo).port}`);
});
process.on("SIGTERM", () => process.exit());

import type { Socket } from "node:net";
import { type Random, unit } from "@fibbers/rules";

/** How bytes travel in one direction. */
export interface Travel {
	/** How long each byte is on its way, ms. */
	readonly delayMs: number;
	/** Up to so much longer, ms; what was sent first still arrives first. */
	readonly jitterMs: number;
	readonly bytesPerSecond: number;
}

export const atOnce: Travel = { delayMs: 0, jitterMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY };

/** What arrives at the far end: bytes, a goodbye, or the loss of the connection. */
type Parcel = Uint8Array | "end" | "reset";

/** One direction of one connection. */
export class Way {
	private readonly to: Socket;
	private readonly travel: () => Travel;
	private readonly random: Random;
	private readonly waiting: { readonly parcel: Parcel; readonly due: number }[] = [];
	private lastDue = 0;
	private timer: NodeJS.Timeout | undefined;
	private is: "open" | "stalled" | "swallowing" | "over" = "open";
	/** How many bytes still get through, and what happens then. */
	private rest: { bytes: number; readonly then: () => void } | null = null;

	constructor(to: Socket, travel: () => Travel, random: Random) {
		this.to = to;
		this.travel = travel;
		this.random = random;
	}

	get isOver(): boolean {
		return this.is === "over";
	}

	send(parcel: Parcel): void {
		if (this.is === "swallowing" || this.is === "over") return;
		const { delayMs, jitterMs, bytesPerSecond } = this.travel();
		const takesMs = typeof parcel === "string" ? 0 : (parcel.byteLength / bytesPerSecond) * 1_000;
		const due = performance.now() + delayMs + unit(this.random) * jitterMs;
		this.lastDue = Math.max(this.lastDue, due) + takesMs;
		this.waiting.push({ parcel, due: this.lastDue });
		this.deliver();
	}

	/** Nothing arrives until `flow`; then all of it. */
	stall(): void {
		if (this.is === "open") this.is = "stalled";
	}

	flow(): void {
		if (this.is !== "stalled") return;
		this.is = "open";
		this.deliver();
	}

	/** From now on nothing arrives, for good, and the sender is not told. */
	swallow(): void {
		if (this.is !== "over") this.is = "swallowing";
		this.waiting.length = 0;
	}

	/** So many bytes still arrive; with the last of them `then` is called. */
	allow(bytes: number, then: () => void): void {
		this.rest = { bytes, then };
	}

	/** Nothing more is delivered. */
	close(): void {
		this.is = "over";
		this.waiting.length = 0;
		clearTimeout(this.timer);
	}

	private deliver(): void {
		clearTimeout(this.timer);
		while (this.is === "open") {
			const [next] = this.waiting;
			if (next === undefined) return;
			const waitMs = next.due - performance.now();
			if (waitMs > 0) {
				this.timer = setTimeout(() => this.deliver(), waitMs);
				return;
			}
			this.waiting.shift();
			this.hand(next.parcel);
		}
	}

	private hand(parcel: Parcel): void {
		if (this.to.destroyed) return;
		if (parcel === "end") this.to.end();
		else if (parcel === "reset") this.to.resetAndDestroy();
		else this.write(parcel);
	}

	private write(bytes: Uint8Array): void {
		const { rest } = this;
		if (rest === null) return void this.to.write(bytes);
		this.to.write(bytes.subarray(0, rest.bytes));
		rest.bytes -= bytes.byteLength;
		if (rest.bytes > 0) return;
		this.rest = null;
		rest.then();
	}
}

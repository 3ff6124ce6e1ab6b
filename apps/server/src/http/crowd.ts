import type { EventEmitter } from "node:events";
import { networkOf } from "./network.ts";

/** How many connections each network has at the moment. */
export class Crowd {
	private readonly counts = new Map<string, number>();
	private readonly most: number;

	constructor(most: number) {
		this.most = most;
	}

	/** False when this network has as many as it may; else the socket counts until it closes. */
	admits(address: string | undefined, socket: EventEmitter): boolean {
		const network = networkOf(address);
		const before = this.counts.get(network) ?? 0;
		if (before >= this.most) return false;
		this.counts.set(network, before + 1);
		socket.once("close", () => this.leaves(network));
		return true;
	}

	private leaves(network: string): void {
		const left = (this.counts.get(network) ?? 1) - 1;
		if (left > 0) this.counts.set(network, left);
		else this.counts.delete(network);
	}
}

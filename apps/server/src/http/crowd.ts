import type { EventEmitter } from "node:events";
import { networkOf } from "./network.ts";

interface Network {
	connections: number;
	/** The same for all of its connections, which are many. */
	readonly leave: () => void;
}

/** How many connections each network has at the moment. */
export class Crowd {
	private readonly networks = new Map<string, Network>();
	private readonly most: number;

	constructor(most: number) {
		this.most = most;
	}

	/** False when this network has as many as it may; else the socket counts until it closes. */
	admits(address: string | undefined, socket: EventEmitter): boolean {
		const name = networkOf(address);
		const network = this.networks.get(name) ?? this.newNetwork(name);
		if (network.connections >= this.most) return false;
		this.networks.set(name, network);
		network.connections++;
		socket.on("close", network.leave);
		return true;
	}

	private newNetwork(name: string): Network {
		const network: Network = {
			connections: 0,
			leave: () => {
				network.connections--;
				if (network.connections === 0) this.networks.delete(name);
			},
		};
		return network;
	}
}

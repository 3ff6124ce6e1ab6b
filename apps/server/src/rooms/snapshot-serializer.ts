import { type Client, SchemaSerializer } from "@colyseus/core";
import type { Schema } from "@colyseus/schema";

/**
 * Sends copies. Colyseus hands the encoder's one shared buffer to every socket; a reader that stalls would later
 * receive whatever lies there by then. One copy for each patch serves all its readers.
 */
export class SnapshotSerializer<State extends Schema> extends SchemaSerializer<State> {
	override reset(state: State): void {
		super.reset(state);
		const encode = this.encoder.encode.bind(this.encoder);
		this.encoder.encode = (...args) => Buffer.from(encode(...args));
	}

	override getFullState(client?: Client): Buffer {
		return Buffer.from(super.getFullState(client));
	}
}

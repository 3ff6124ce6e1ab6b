/** Bytes of one frame, written one after the other into one place that is used again and again. */
export class ByteWriter {
	private readonly place = Buffer.allocUnsafe(1_024);
	private at = 0;

	byte(value: number): this {
		this.at = this.place.writeUInt8(value, this.at);
		return this;
	}

	/** 16 bits. */
	word(value: number): this {
		this.at = this.place.writeUInt16BE(value, this.at);
		return this;
	}

	/** 32 bits. */
	long(value: number): this {
		this.at = this.place.writeUInt32BE(value, this.at);
		return this;
	}

	/** Its length and its bytes. */
	list(values: readonly number[]): this {
		this.byte(values.length);
		for (const value of values) this.byte(value);
		return this;
	}

	/** What this other frame began with. */
	bytes(given: Buffer): this {
		this.at += given.copy(this.place, this.at);
		return this;
	}

	/** A copy of what was written; the next frame begins. */
	take(): Buffer {
		const taken = Buffer.from(this.place.subarray(0, this.at));
		this.at = 0;
		return taken;
	}
}

/** Reads what a `ByteWriter` wrote; throws a `RangeError` where nothing is left. */
export class ByteReader {
	private readonly given: Buffer;
	private at = 0;

	constructor(given: Buffer) {
		this.given = given;
	}

	byte(): number {
		return this.given.readUInt8(this.at++);
	}

	word(): number {
		this.at += 2;
		return this.given.readUInt16BE(this.at - 2);
	}

	long(): number {
		this.at += 4;
		return this.given.readUInt32BE(this.at - 4);
	}

	list(): number[] {
		return Array.from({ length: this.byte() }, () => this.byte());
	}
}

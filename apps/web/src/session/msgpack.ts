import { decode, Encoder, ExtensionCodec } from "@msgpack/msgpack";

/** In the page this stands for `msgpackr`, which brings three times as much: what the SDK calls of it, and no more. */

/** Added to the number of bytes that are to stay free before what is packed. */
export const RESERVE_START_SPACE = 2_048;

/** What is `undefined` is not sent. Whole numbers of more than 32 bits would arrive as BigInt: no message has one. */
export class Packr {
	private readonly encoder = new Encoder({ ignoreUndefined: true });

	pack(value: unknown, reserve: number): Uint8Array {
		const head = reserve - RESERVE_START_SPACE;
		const body = this.encoder.encodeSharedRef(value);
		const packed = new Uint8Array(head + body.length);
		packed.set(body, head);
		return packed;
	}
}

const extensionCodec = new ExtensionCodec();
// As `msgpackr` writes what is undefined.
extensionCodec.register({ type: 0, encode: () => null, decode: () => undefined });

export const unpack = (bytes: Uint8Array, { start }: { readonly start: number }): unknown =>
	decode(bytes.subarray(start), { extensionCodec });

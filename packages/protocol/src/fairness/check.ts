import { type GameId, games, isGameId, parseOptions } from "@fibbers/rules";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { dealMessage, firstOf, type Proof } from "./proof.ts";
import { streamRandom } from "./stream.ts";

/** What checking a record's deal came to. */
export type DealCheck =
	| { readonly fair: true }
	/** `no-proof`: the record carries none. `commitment`: the seed is not the one that was promised. `deal`: these are not the cards that come of it. */
	| { readonly fair: false; readonly why: "no-proof" | "commitment" | "deal" };

/** Works the deal of a record out again; without WebCrypto, which browsers keep from pages that came unencrypted. */
export function checkDeal(record: unknown): DealCheck {
	const parts = partsOf(record);
	if (parts === null) return { fair: false, why: "no-proof" };
	const { game, options, seats, deal, proof } = parts;
	const seed = hexToBytes(proof.seed);
	if (bytesToHex(sha256(seed)) !== proof.commitment) return { fair: false, why: "commitment" };
	const key = hmac(sha256, seed, utf8ToBytes(dealMessage(proof)));
	const random = streamRandom((index) => hmac(sha256, key, blockIndex(index)));
	const first = proof.drewFirst ? firstOf(random, seats) : deal.first;
	const dealt = games[game].deal(options as never, seats, first, random);
	return JSON.stringify(canonical(dealt)) === JSON.stringify(canonical(deal))
		? { fair: true }
		: { fair: false, why: "deal" };
}

/** The message of the stream's block: its number as four bytes, big-endian. */
export function blockIndex(index: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(4);
	new DataView(bytes.buffer).setUint32(0, index);
	return bytes;
}

interface Parts {
	readonly game: GameId;
	readonly options: object;
	readonly seats: number;
	readonly deal: { readonly hands: unknown; readonly first: number };
	readonly proof: Proof;
}

const isHex = (value: unknown): value is string => typeof value === "string" && /^(?:[\da-f]{2})+$/.test(value);

function partsOf(record: unknown): Parts | null {
	if (typeof record !== "object" || record === null) return null;
	const { game, options = {}, seats, deal, proof } = record as Partial<Record<keyof Parts, unknown>>;
	if (!isGameId(game) || typeof seats !== "number" || typeof deal !== "object" || deal === null) return null;
	const parsed = parseOptions(games[game].optionSchema, options);
	if (!parsed.ok || typeof proof !== "object" || proof === null) return null;
	const given = proof as Proof;
	const isWhole =
		isHex(given.seed) &&
		isHex(given.commitment) &&
		typeof given.table === "string" &&
		typeof given.round === "number" &&
		typeof given.drewFirst === "boolean" &&
		Array.isArray(given.contributions) &&
		given.contributions.length === seats &&
		given.contributions.every((bytes) => bytes === null || isHex(bytes));
	return isWhole ? { game, options: parsed.value, seats, deal: deal as Parts["deal"], proof: given } : null;
}

/** Keys in one order, whatever the order in which they were written. */
const canonical = (deal: object): object =>
	Object.fromEntries(Object.entries(deal).sort(([a], [b]) => (a < b ? -1 : 1)));

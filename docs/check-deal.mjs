// Works out a deal of Fibbers again, without a line of Fibbers' own code: node docs/check-deal.mjs < record.json
import { createHash, createHmac } from "node:crypto";

const record = JSON.parse(await new Response(process.stdin).text());
const { proof, deal, game, options = {}, seats } = record;
const hmac = (key, text) => createHmac("sha256", key).update(text).digest();

const seed = Buffer.from(proof.seed, "hex");
const kept = createHash("sha256").update(seed).digest("hex") === proof.commitment;

const lines = ["fibbers deal 1", proof.table, proof.round, ...proof.contributions.map((bytes) => bytes ?? "-")];
const key = hmac(seed, lines.join("\n"));
const words = [];
for (let i = 0; words.length < 2048; i++) {
	const block = hmac(key, Buffer.from([i >> 24, i >> 16, i >> 8, i]));
	for (let at = 0; at < 32; at += 4) words.push(block.readUInt32BE(at));
}
const below = (n) => {
	for (;;) {
		const word = words.shift();
		if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
	}
};

const first = proof.drewFirst ? below(seats) : deal.first;
const cards = (ranks, suits) => [...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit));
const post = cards("AKQJT987", "SHDC");
const decks = {
	"el-mentiroso": () => cards("A23456789TJQK", "SHDC"),
	"liars-post": () => (options.deck === "single" ? post : [...post, ...post]),
	liar: () => cards("JQK", "SHD"),
};
const rest = decks[game]();
const deck = [];
while (rest.length > 0) deck.push(...rest.splice(below(rest.length), 1));
const middle = game === "liar" ? deck.shift() : undefined;
const hands = Array.from({ length: seats }, () => []);
for (const [i, card] of deck.entries()) hands[(first + i) % seats].push(card);

const same = JSON.stringify([hands, first, middle]) === JSON.stringify([deal.hands, deal.first, deal.middle]);
console.log(kept && same ? "fair" : kept ? "other cards" : "another seed");

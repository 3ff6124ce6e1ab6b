import type { Card, liarsPost } from "@fibbers/rules";
import type { LiarsPostState } from "./state.ts";

type Table = liarsPost.Table;

const words = (text: string): string[] => text.split(" ").filter(Boolean);
const cardsOf = (text: string): Card[] => (text.match(/../g) ?? []) as Card[];

/** The public view into the schema; what is unchanged is not sent again. */
export function write(state: LiarsPostState, table: Table): void {
	state.counts = table.counts.join(" ");
	state.faceUp = table.faceUp.map((cards) => cards.join("")).join(",");
	state.limit = table.limit;
	state.turn = table.turn;
	state.hops = table.transit?.hops.map(({ from, to, claim }) => `${from}${to}${claim}`).join(" ") ?? "";
	state.looked = table.transit?.looked ?? false;
	state.over = table.over === null ? "" : `${table.over.loser}${table.over.why}`;
}

/** The schema as the public view; the reverse of `write`. */
export function read(state: LiarsPostState, options: liarsPost.Options): Table {
	const [first, ...later] = words(state.hops).map(hopOf);
	return {
		options,
		counts: words(state.counts).map(Number),
		faceUp: state.faceUp.split(",").map(cardsOf),
		limit: state.limit,
		turn: state.turn,
		transit: first === undefined ? null : { hops: [first, ...later], looked: state.looked },
		over: state.over === "" ? null : overOf(state.over),
	};
}

const hopOf = (text: string): liarsPost.Hop => ({
	from: Number(text[0]),
	to: Number(text[1]),
	claim: text[2] as liarsPost.Kind,
});

const overOf = (text: string): liarsPost.Outcome => ({
	loser: Number(text[0]),
	why: text.slice(1) as liarsPost.Outcome["why"],
});

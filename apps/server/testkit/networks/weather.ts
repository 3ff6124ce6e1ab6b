import { pick, type Random, unit } from "@fibbers/rules";
import type { BadNetwork } from "./bad-network.ts";
import type { Link } from "./link.ts";

interface Forecast {
	/** Something happens after between these, ms. */
	readonly every: { readonly min: number; readonly max: number };
	/** The longest stall, ms. */
	readonly stallMs: number;
}

/** What befalls a connection. */
const befalls: readonly ((link: Link, weather: { readonly stallMs: number }) => void)[] = [
	(link) => link.cut("reset"),
	(link) => link.cut("fin"),
	(link) => link.cut("reset", "client"),
	(link) => link.cut("reset", "server"),
	(link) => link.cutAfter(1, "down"),
	(link) => link.cutAfter(1, "up"),
	(link) => link.swallow(),
	(link) => link.swallow("down"),
	(link) => link.swallow("up"),
	(link, { stallMs }) => {
		link.stall();
		setTimeout(() => link.flow(), stallMs);
	},
];

/** Lets one thing after the other happen to connections; chance decides on what, when and to which. Returns how to end it. */
export function badWeather(network: BadNetwork, { every, stallMs }: Forecast, random: Random): () => void {
	let timer: NodeJS.Timeout;
	const happen = (): void => {
		const { links } = network;
		if (links.length > 0) pick(befalls, random)(pick(links, random), { stallMs: unit(random) * stallMs });
		next();
	};
	const next = (): void => {
		timer = setTimeout(happen, every.min + unit(random) * (every.max - every.min));
	};
	next();
	return () => clearTimeout(timer);
}

import { computed, effect, signal } from "@preact/signals";
import { freshHex } from "./fresh-hex.ts";

/** The table that this tab is at. */
export interface Here {
	readonly code: string;
	/** Whether going away now leaves a game that is running. */
	readonly isPlaying: boolean;
	/** Gets up, as leaving does. */
	readonly farewell: () => Promise<void>;
}

export const here = signal<Here | null>(null);

let wanted: string | null = null;

/** On arriving at this table, a chair is to be taken. */
export function sitOnArrival(code: string): void {
	wanted = code;
}

/** Whether a chair is wanted at this table; says so once. */
export function takesChair(code: string): boolean {
	const isWanted = wanted === code;
	wanted = null;
	return isWanted;
}

/** What tabs of one browser tell each other: where each is (null: at no table), and a question for it. */
type TabMessage = { readonly tab: string; readonly at: string | null } | { readonly where: true };

const tab = freshHex();
const elsewhere = signal<ReadonlyMap<string, string>>(new Map());
const tabs = new BroadcastChannel("fibbers.tables");

const tell = (at: string | null): void => tabs.postMessage({ tab, at } satisfies TabMessage);

tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
	if ("where" in data) {
		if (here.peek() !== null) tell(here.peek()?.code ?? null);
		return;
	}
	const others = new Map(elsewhere.peek());
	if (data.at === null) others.delete(data.tab);
	else others.set(data.tab, data.at);
	elsewhere.value = others;
};

const code = computed(() => here.value?.code ?? null);
let toldOf: string | null = null;
effect(() => {
	if (code.value !== toldOf) tell(code.value);
	toldOf = code.value;
});
addEventListener("pagehide", () => toldOf !== null && tell(null));

/** Asks the other tabs again: one that crashed has said nothing. */
export function askOtherTabs(): void {
	elsewhere.value = new Map();
	tabs.postMessage({ where: true } satisfies TabMessage);
}

/** The tables that I am at, in this tab or another; this tab's first. */
export const myTables = computed<readonly string[]>(() => [
	...(code.value === null ? [] : [code.value]),
	...elsewhere.value.values(),
]);

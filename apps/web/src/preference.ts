import type { Settings } from "@fibbers/protocol";
import { effect, type Signal, signal } from "@preact/signals";

const prefix = "fibbers.";

const remembered = (name: string): string | null => {
	try {
		return localStorage.getItem(prefix + name);
	} catch {
		return null;
	}
};

const remember = (name: string, value: string): void => {
	try {
		localStorage.setItem(prefix + name, value);
	} catch {
		// Storage may be closed to us; the choice then lasts as long as the page.
	}
};

const unsentName = "unsent";

/** What was chosen here and the server does not know yet, by name. */
export const unsent = signal<Readonly<Record<string, string>>>(
	Object.fromEntries(
		(remembered(unsentName) ?? "").split(",").flatMap((name) => {
			const value = remembered(name);
			return value === null ? [] : [[name, value]];
		}),
	),
);

effect(() => {
	const names = Object.keys(unsent.value).join(",");
	if (names !== (remembered(unsentName) ?? "")) remember(unsentName, names);
});

interface Kept {
	readonly take: (value: unknown) => void;
	readonly value: () => string;
	readonly reset: () => void;
}

/** Every preference that this page has asked for. */
const all = new Map<string, Kept>();
/** What the player has chosen, here or elsewhere; null before the server has said so. */
let settings: Settings | null = null;

const isUnsent = (name: string): boolean => Object.hasOwn(unsent.peek(), name);

const send = (name: string, value: string): void => {
	unsent.value = { ...unsent.peek(), [name]: value };
};

/** The player's own choice, where nothing newer was chosen here. */
const ownChoice = (name: string): unknown =>
	settings !== null && !isUnsent(name) && Object.hasOwn(settings, name) ? settings[name] : undefined;

/** What this browser remembers and the player has never told. */
const isNews = (name: string): boolean =>
	settings !== null && !Object.hasOwn(settings, name) && remembered(name) !== null;

/** A choice that outlives the page and follows the player; the first of its values stands until another is chosen. */
export function preference<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Signal<Value> {
	const valid = (value: unknown): Value | undefined => values.find((each) => each === value);
	const chosen = signal(valid(ownChoice(name)) ?? valid(remembered(name)) ?? values[0]);
	all.set(name, {
		// What a newer page has chosen may mean nothing here; it stays with the player.
		take: (value) => (chosen.value = valid(value) ?? chosen.peek()),
		value: () => chosen.peek(),
		reset: () => (chosen.value = values[0]),
	});
	if (isNews(name)) send(name, chosen.peek());
	let isFirst = true;
	effect(() => {
		const value = chosen.value;
		if (!isFirst) {
			remember(name, value);
			if (isUnsent(name) || settings?.[name] !== value) send(name, value);
		}
		isFirst = false;
	});
	return chosen;
}

/** These are the player's settings. What was chosen here and is not sent yet stays. */
export function takeSettings(given: Settings): void {
	settings = given;
	for (const [name, { take, value }] of all) {
		if (isNews(name)) send(name, value());
		else take(ownChoice(name));
	}
}

/** The server knows these now. */
export function wereSent(known: Readonly<Record<string, string>>): void {
	settings = { ...settings, ...known };
	unsent.value = Object.fromEntries(Object.entries(unsent.peek()).filter(([name, value]) => known[name] !== value));
}

/** Another player uses this browser from now on: nothing that was chosen here is his. */
export function forgetPreferences(): void {
	settings = null;
	for (const { reset } of all.values()) reset();
	unsent.value = {};
	try {
		for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
	} catch {
		// Nothing was kept, then.
	}
}

import { signal } from "@preact/signals";
import { call } from "./http.ts";

const begin = signal(location.origin);
let isAsked = false;

/** Whether this is the very machine that serves the page: its own name for itself is another place for everybody else. */
const isServersOwn = (): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

async function ask(): Promise<void> {
	const answer = await call<{ readonly origin: string | null }>("GET", "/api/origin");
	if (answer.ok && answer.value.origin !== null) begin.value = answer.value.origin;
}

/** A link that other devices can follow: `path` is what comes after the host, `/t/K7Q2MX`. Changes once where the server has to be asked. */
export function linkTo(path: string): string {
	if (!isAsked && isServersOwn()) void ask();
	isAsked = true;
	return begin.value + path;
}

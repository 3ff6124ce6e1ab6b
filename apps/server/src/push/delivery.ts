import { request } from "node:https";
import type { Sealed } from "./sealed.ts";

/** What the push service says. */
export type Outcome =
	| { readonly is: "taken" }
	/** The browser has ended the subscription. */
	| { readonly is: "gone" }
	/** Not now; `afterMs` null: it has not said when. */
	| { readonly is: "later"; readonly afterMs: number | null }
	/** Never; with the HTTP status. */
	| { readonly is: "refused"; readonly status: number };

const timeoutMs = 10_000;

/** Asks once and goes nowhere else, whatever the answer says. Never rejects. */
export function deliver({ endpoint, headers, body }: Sealed, ended: AbortSignal): Promise<Outcome> {
	return new Promise((resolve) => {
		const signal = AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)]);
		const asked = request(endpoint, { method: "POST", headers, signal }, (response) => {
			const { statusCode = 0, headers } = response;
			resolve(outcomeOf(statusCode, headers["retry-after"]));
			response.on("error", () => {}).resume();
		});
		asked.on("error", () => resolve({ is: "later", afterMs: null }));
		asked.end(body);
	});
}

function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
	if (status >= 200 && status < 300) return { is: "taken" };
	if (status === 404 || status === 410) return { is: "gone" };
	if (status === 429 || status >= 500) return { is: "later", afterMs: waitOf(retryAfter) };
	return { is: "refused", status };
}

/** Seconds, or a date. */
function waitOf(retryAfter: string | undefined): number | null {
	if (retryAfter === undefined) return null;
	const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
	return Number.isNaN(ms) ? null : Math.max(0, ms);
}

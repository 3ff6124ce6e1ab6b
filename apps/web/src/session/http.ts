import { hearDate } from "./clock.ts";

/** An HTTP answer: what was asked for, or the server's error code (`no-answer` when there was none). */
export type Answer<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: string };

const timeoutMs = 10_000;

export async function call<Value>(
	method: "GET" | "POST" | "PUT" | "DELETE",
	path: string,
	body?: object,
): Promise<Answer<Value>> {
	try {
		const response = await fetch(path, {
			method,
			signal: AbortSignal.timeout(timeoutMs),
			...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
		});
		hearDate(response.headers.get("Date"));
		const value = await response.json();
		return response.ok ? { ok: true, value } : { ok: false, error: String(value.error) };
	} catch {
		return { ok: false, error: "no-answer" };
	}
}

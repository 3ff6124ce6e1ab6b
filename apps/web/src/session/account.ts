import type { DeviceLine, HandedOver, HandOverLink, LinkOwner, Me } from "@fibbers/protocol";
import { type Answer, call } from "./http.ts";
import { becomeMe, forgetMe, introduceMe } from "./me.ts";

export async function listDevices(): Promise<readonly DeviceLine[] | null> {
	if (!(await introduceMe())) return null;
	const answer = await call<{ readonly devices: readonly DeviceLine[] }>("GET", "/api/me/devices");
	return answer.ok ? answer.value.devices : null;
}

export async function signOut({ id, current }: DeviceLine): Promise<boolean> {
	const { ok } = await call<object>("DELETE", `/api/me/devices/${id}`);
	if (ok && current) forgetMe();
	return ok;
}

export async function deleteMe(): Promise<Answer<object>> {
	const answer = await call<object>("DELETE", "/api/me");
	if (answer.ok) forgetMe();
	return answer;
}

/** A link that makes the browser that opens it me. */
export async function newLink(): Promise<Answer<HandOverLink>> {
	if (!(await introduceMe())) return { ok: false, error: "no-answer" };
	return call<HandOverLink>("POST", "/api/me/link");
}

export const ownerOf = (secret: string): Promise<Answer<LinkOwner>> =>
	call<LinkOwner>("POST", "/api/link/owner", { secret });

/** Who this browser has been so far, without making it anybody. */
export const whoIAm = (): Promise<Answer<Me>> => call<Me>("GET", "/api/me");

export async function redeem(secret: string): Promise<Answer<HandedOver>> {
	const answer = await call<HandedOver>("POST", "/api/link", { secret });
	if (answer.ok) becomeMe(answer.value);
	return answer;
}

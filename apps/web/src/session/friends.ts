import type { FriendCodeOwner } from "@fibbers/protocol";
import { type Answer, call } from "./http.ts";
import { linkTo } from "./links.ts";
import { introduceMe } from "./me.ts";

/** Whose friend code this is, and what they are to me. */
export async function ownerOfCode(code: string): Promise<Answer<FriendCodeOwner>> {
	if (!(await introduceMe())) return { ok: false, error: "no-answer" };
	return call<FriendCodeOwner>("GET", `/api/friends/${encodeURIComponent(code)}`);
}

export const friendLink = (code: string): string => linkTo(`/f/${code}`);

/** A friend code as people read it: `K7Q2 MX4P`. */
export const spacedFriendCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`.trim();

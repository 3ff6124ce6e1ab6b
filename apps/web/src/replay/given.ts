import { replay as text } from "../text/replay.ts";
import { type Reel, reelOf } from "./reel.ts";

/** More than any game's record, characters. */
export const mostCharacters = 1_000_000;

export type Given =
	| { readonly ok: true; readonly reel: Reel }
	| {
			readonly ok: false;
			readonly says: string;
			/** The game before its first illegal move. */
			readonly upTo: Reel | null;
	  };

/** What somebody pasted or dropped, as a game; or what is wrong with it, and where. */
export function given(pasted: string): Given {
	if (pasted.length > mostCharacters) return fault("too-large");
	const record = parsed(pasted);
	if (record === undefined) return fault("not-json");
	const reel = reelOf(record, text.nameless);
	if (reel.ok) return { ok: true, reel: reel.value };
	if (reel.at === null) return fault(reel.error);
	const whole = record as { readonly moves: readonly unknown[] };
	const upTo = reelOf({ ...whole, moves: whole.moves.slice(0, reel.at) }, text.nameless);
	return { ok: false, says: text.open.illegal(reel.at + 1, reel.error), upTo: upTo.ok ? upTo.value : null };
}

const fault = (code: string): Given => ({ ok: false, says: text.open.faults[code] ?? text.open.fault, upTo: null });

function parsed(pasted: string): unknown {
	try {
		return JSON.parse(pasted);
	} catch {
		return undefined;
	}
}

/** When the game began, if its record tells. */
export function startOf({ record }: Reel): number | null {
	const { startedAt } = record as { readonly startedAt?: unknown };
	return typeof startedAt === "number" && Number.isFinite(new Date(startedAt).getTime()) ? startedAt : null;
}

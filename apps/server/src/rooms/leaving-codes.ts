import { closeCodes } from "@fibbers/protocol";
import type { EntryRefusal } from "../table/attendance.ts";
import type { SentAway } from "../table/audience.ts";

/** With what code somebody is closed who is not let in, or has to go. */
export const leavingCodes: { readonly [Why in EntryRefusal | SentAway]: number } = {
	kicked: closeCodes.kicked,
	locked: closeCodes.locked,
	"table-full": closeCodes.notWatchable,
	"not-watchable": closeCodes.notWatchable,
};

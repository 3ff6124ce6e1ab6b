import { friends } from "../../text/friends.ts";
import { refusal } from "../refusal.ts";

/** Why the lobby did not do something, as a sentence. */
export const why = (reason: string): string => friends.refusals[reason] ?? refusal(reason);

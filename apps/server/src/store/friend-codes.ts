import { codeAlphabet, friendCodeLength } from "@fibbers/protocol";
import { secureRandom } from "../random.ts";

/** A friend code; that nobody has it yet is for the database to say. */
export const freshFriendCode = (): string =>
	Array.from({ length: friendCodeLength }, () => codeAlphabet[secureRandom.below(codeAlphabet.length)]).join("");

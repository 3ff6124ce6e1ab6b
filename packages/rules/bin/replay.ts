/** Reads game records from standard input, one a line, and prints one line of JSON for each, in the same order. */
import { replay } from "../src/record.ts";
import { answerLines } from "./answer-lines.ts";

await answerLines(replay);

import type { liar as rules } from "@fibbers/rules";
import type { Wire } from "../wire.ts";
import { foresight } from "./foresight.ts";
import { packing } from "./packing.ts";

export const liar: Wire<rules.LiarTypes> = { packing, foresight };

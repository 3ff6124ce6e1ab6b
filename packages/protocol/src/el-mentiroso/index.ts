import type { elMentiroso as rules } from "@fibbers/rules";
import type { Wire } from "../wire.ts";
import { foresight } from "./foresight.ts";
import { packing } from "./packing.ts";

export const elMentiroso: Wire<rules.ElMentirosoTypes> = { packing, foresight };

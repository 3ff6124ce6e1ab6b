import type { liarsPost as rules } from "@fibbers/rules";
import type { Wire } from "../wire.ts";
import { foresight } from "./foresight.ts";
import { packing } from "./packing.ts";

export const liarsPost: Wire<rules.LiarsPostTypes> = { packing, foresight };

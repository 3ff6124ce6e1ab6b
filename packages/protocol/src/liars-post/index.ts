import type { liarsPost as rules } from "@fibbers/rules";
import type { Wire } from "../wire.ts";
import { packing } from "./packing.ts";
import { read, write } from "./project.ts";

export const liarsPost: Wire<rules.LiarsPostTypes> = { write, read, packing };

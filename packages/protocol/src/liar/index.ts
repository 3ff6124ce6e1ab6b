import type { liar as rules } from "@fibbers/rules";
import type { Wire } from "../wire.ts";
import { packing } from "./packing.ts";
import { read, write } from "./project.ts";

export const liar: Wire<rules.LiarTypes> = { write, read, packing };

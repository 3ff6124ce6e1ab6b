import type { elMentiroso as rules } from "@fibbers/rules";
import type { Wire } from "../wire.ts";
import { packing } from "./packing.ts";
import { read, write } from "./project.ts";

export const elMentiroso: Wire<rules.ElMentirosoTypes> = { write, read, packing };

import { type Level, levels } from "@fibbers/protocol/choices";
import { preference } from "../preference.ts";

/** How strong the computers were that were played last on this device. */
export const lastLevel = preference<Level>("level", ["medium", ...levels]);

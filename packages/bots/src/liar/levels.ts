import type { Levels } from "../computers.ts";
import { nearPerfect } from "./equilibrium/near-perfect.ts";
import { unsteady } from "./unsteady.ts";

export const liarLevels: Levels<"liar"> = {
	easy: unsteady(nearPerfect, 0.5),
	medium: unsteady(nearPerfect, 0.15),
	hard: nearPerfect,
};

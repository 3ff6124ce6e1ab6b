/** The tree of Liar! as the table and the solver that makes it count it, and the table itself. */
export { Advisor } from "./advisor.ts";
export { answerers, type Choosers, judges, partPlays, players, whole } from "./layout.ts";
export { loadTable } from "./load.ts";
export { groupOf, isShown, type Mirror, mirrored, type Symmetry } from "./mirrors.ts";
export { type Both, bits, both, type Level, lastPlays, levelAfter, otherSide, type Side } from "./shape.ts";
export { type Table, tableOf } from "./table.ts";
export { impossible, Trail } from "./trail.ts";
export { type Visitor, visitPlay } from "./visit.ts";

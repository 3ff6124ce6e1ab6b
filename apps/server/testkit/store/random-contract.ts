import type { Opener } from "./contract.ts";
export function randomContract(_: () => Promise<Opener>): void {}

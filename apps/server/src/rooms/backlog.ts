import type { Client } from "@colyseus/core";

/** A reader who is this far behind is closed and joins again for a fresh state. Bytes. */
export const backlogLimit = 256 * 1024;

/** Bytes that wait in the server for this reader; every socket of the transport tells them. */
export const backlogOf = ({ ref }: Client): number => ("bufferedAmount" in ref ? Number(ref.bufferedAmount) : 0);

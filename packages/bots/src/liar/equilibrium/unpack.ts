/** Runs in a thread of its own: unpacks the table and hands it over in memory that both share. */
import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { brotliDecompressSync } from "node:zlib";
import { tableOf } from "./table.ts";

const packed = readFileSync(new URL("table.br", import.meta.url));
parentPort?.postMessage(tableOf(brotliDecompressSync(packed)));

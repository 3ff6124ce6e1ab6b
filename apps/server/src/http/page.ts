import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Response } from "express";
import { fail } from "./errors.ts";

/** Where the built page lies. */
export const pageFolder = fileURLToPath(new URL("../../../web/dist/", import.meta.url));

const file = path.join(pageFolder, "index.html");

export function sendPage(response: Response, status: number): void {
	if (!existsSync(file)) return noPage(response);
	response.status(status).set("Cache-Control", "no-cache").sendFile(file);
}

let read = { builtAt: 0, html: "" };

/** The page with something written into it. */
export function sendWritten(response: Response, write: (html: string) => string): void {
	const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
	if (builtAt === undefined) return noPage(response);
	if (builtAt !== read.builtAt) read = { builtAt, html: readFileSync(file, "utf8") };
	response.set("Cache-Control", "no-cache").type("html").send(write(read.html));
}

const noPage = (response: Response): void => fail(response, 503, "no-page", "The page is not built.");

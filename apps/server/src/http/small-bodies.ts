import { json, type NextFunction, type Request, type RequestHandler, type Response } from "express";
import { fail } from "./errors.ts";

/** Of a body, bytes. */
const most = 4 * 1024;

/** Reads a body of JSON. One that says that it is too large is not waited for. */
export const smallBodies: RequestHandler[] = [refuseLarge, json({ limit: most, strict: true })];

function refuseLarge({ headers }: Request, response: Response, next: NextFunction): void {
	if (Number(headers["content-length"] ?? 0) <= most) return next();
	response.set("Connection", "close");
	fail(response, 413, "too-large", "This is more than can be read.");
}

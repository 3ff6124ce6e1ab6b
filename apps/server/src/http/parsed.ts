import type { Request, Response } from "express";
import type { z } from "zod";
import { fail } from "./errors.ts";

/** What an id or a token can look like. */
export const plausible = /^[\w-]{1,64}$/;

/** The body as the schema has it; null when it was none, and the answer is sent. */
export const parsed = <Schema extends z.ZodType>(
	schema: Schema,
	request: Request,
	response: Response,
): z.output<Schema> | null => understood(schema, request.body ?? {}, response);

/** The same for what stands behind the question mark. */
export const parsedQuery = <Schema extends z.ZodType>(
	schema: Schema,
	request: Request,
	response: Response,
): z.output<Schema> | null => understood(schema, { ...request.query }, response);

function understood<Schema extends z.ZodType>(
	schema: Schema,
	given: unknown,
	response: Response,
): z.output<Schema> | null {
	const result = schema.safeParse(given);
	if (result.success) return result.data;
	const where = result.error.issues.map(({ path }) => path.join(".") || "body").join(", ");
	fail(response, 400, "bad-request", `Not understood: ${where}.`);
	return null;
}

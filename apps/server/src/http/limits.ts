import type { NextFunction, Request, Response } from "express";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { fail } from "./errors.ts";

/** Lets one address pass `points` times a minute; more is answered 429. */
export function perMinute(points: number) {
	const limiter = new RateLimiterMemory({ points, duration: 60 });
	return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
		try {
			await limiter.consume(request.ip ?? "unknown");
		} catch {
			fail(response, 429, "too-many-requests", "Too many requests. Try again in a minute.");
			return;
		}
		next();
	};
}

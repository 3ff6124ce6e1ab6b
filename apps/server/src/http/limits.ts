import type { NextFunction, Request, Response } from "express";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Time } from "../table/time.ts";
import { fail } from "./errors.ts";
import { OwnTally, type Tally } from "./tally.ts";

/** How often each may do one thing. */
export interface Limiter {
	/** Counts once more. False when that is too often. */
	allows(who: string): Promise<boolean>;
}

/** What is counted of those who ask. What is counted under the same name at several processes is counted together. */
export interface Limits {
	/** Lets each do something so many times within so many seconds. */
	limiter(name: string, points: number, seconds: number): Limiter;
	/** Full for whoever has missed so many. */
	tally(name: string, most: number): Tally;
}

/** Of one process, which counts for itself. */
export const ownLimits = (time: Time): Limits => ({
	limiter(keyPrefix, points, duration) {
		const limiter = new RateLimiterMemory({ keyPrefix, points, duration });
		return { allows: (who) => didPass(limiter.consume(who)) };
	},
	tally: (_, most) => new OwnTally(time, most),
});

/** Whether it was not too often. */
export const didPass = (consumed: Promise<unknown>): Promise<boolean> =>
	consumed.then(
		() => true,
		() => false,
	);

/** Lets one address pass `points` times a minute; more is answered 429. What has the same name is counted together. */
export function perMinute(limits: Limits, name: string, points: number) {
	const limiter = limits.limiter(name, points, 60);
	return async ({ ip }: Request, response: Response, next: NextFunction): Promise<void> => {
		if (await limiter.allows(ip ?? "unknown")) next();
		else fail(response, 429, "too-many-requests", "Too many requests. Try again in a minute.");
	};
}

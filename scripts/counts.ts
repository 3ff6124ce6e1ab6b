import { readFileSync } from "node:fs";

/** How many tests ended how. */
export interface Count {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
	/** Of those passed, how many at the second try. */
	readonly late: number;
}

export const nothing: Count = { passed: 0, failed: 0, skipped: 0, late: 0 };

export const sum = (a: Count, b: Count): Count => ({
	passed: a.passed + b.passed,
	failed: a.failed + b.failed,
	skipped: a.skipped + b.skipped,
	late: a.late + b.late,
});

/** From the report of Vitest's JSON reporter; nothing where there is none. */
export function ofVitest(file: string): Count {
	const report = read(file) as Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number>;
	if (!report) return nothing;
	const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
	return { passed, failed, skipped: numPendingTests + numTodoTests, late: 0 };
}

/** From the report of Playwright's JSON reporter; nothing where there is none. */
export function ofPlaywright(file: string): Count {
	const report = read(file) as { readonly stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number> };
	if (!report) return nothing;
	const { expected, unexpected, flaky, skipped } = report.stats;
	return { passed: expected + flaky, failed: unexpected, skipped, late: flaky };
}

function read(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return null;
	}
}

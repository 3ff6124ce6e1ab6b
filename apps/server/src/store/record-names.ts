/** The record without names, so that a player who leaves has to be renamed in one place only. */
export function withoutNames(record: string): string {
	if (!record.includes('"names"')) return record;
	const { names: _, ...rest } = JSON.parse(record);
	return JSON.stringify(rest);
}

export const withNames = (record: string, names: readonly string[]): string =>
	JSON.stringify({ ...JSON.parse(record), names });

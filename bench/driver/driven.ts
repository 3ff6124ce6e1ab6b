let most = 0;

/** Notes how busy the driver was; both in seconds. */
export function drove(cpu: number, passed: number): number {
	const share = cpu / passed;
	most = Math.max(most, share);
	return share;
}

/** Of a core, in the busiest turn so far: beyond it, it would be the driver that is measured. */
export const mostDriven = (): number => most;

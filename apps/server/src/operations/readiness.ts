/** What has to be well before new people may come. Resolves with whether it is; may take its time, or reject. */
type Check = () => Promise<boolean>;

/** How long an answer holds, ms: whoever asks all the time costs nothing. */
const holdsMs = 1_000;
/** A check that takes longer has failed, ms. */
const patienceMs = 3_000;

/** Each check by its name, and whether all are well. */
interface Readiness {
	readonly ready: boolean;
	readonly checks: Readonly<Record<string, boolean>>;
}

/** Whether this process takes new people: while all that it needs answers, and it is not about to end. */
export class Ready {
	private readonly checks: Readonly<Record<string, Check>>;
	private isEnding = false;
	private asked: { readonly at: number; readonly answer: Promise<Readonly<Record<string, boolean>>> } | null = null;

	constructor(checks: Readonly<Record<string, Check>>) {
		this.checks = checks;
	}

	/** From here on nobody new is to be sent here. */
	end(): void {
		this.isEnding = true;
	}

	async look(): Promise<Readiness> {
		const checks = { staying: !this.isEnding, ...(await this.others()) };
		return { ready: Object.values(checks).every((well) => well), checks };
	}

	private others(): Promise<Readonly<Record<string, boolean>>> {
		const now = performance.now();
		if (this.asked === null || now - this.asked.at > holdsMs) this.asked = { at: now, answer: this.ask() };
		return this.asked.answer;
	}

	private async ask(): Promise<Readonly<Record<string, boolean>>> {
		const asking = Object.entries(this.checks).map(async ([name, check]) => [name, await inTime(check)] as const);
		return Object.fromEntries(await Promise.all(asking));
	}
}

async function inTime(check: Check): Promise<boolean> {
	const late = Promise.withResolvers<boolean>();
	const timer = setTimeout(() => late.resolve(false), patienceMs);
	try {
		return await Promise.race([check(), late.promise]);
	} catch {
		return false;
	} finally {
		clearTimeout(timer);
	}
}

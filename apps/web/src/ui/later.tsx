import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** How long it rests before it is fetched again, when the network failed. */
const pauseMs = 2_000;

/** Shows nothing until it has come. */
export interface Late<Props> extends FunctionComponent<Props> {
	/** Fetches it before it is shown, so that whoever asks for it need not wait. */
	readonly ahead: () => void;
}

/** A part that is fetched when it is first shown, or ahead of that. */
export function later<Props extends object>(fetch: () => Promise<FunctionComponent<Props>>): Late<Props> {
	let there: FunctionComponent<Props> | null = null;
	const come = async (): Promise<void> => {
		there ??= await fetch();
	};
	function Later(props: Props) {
		const [, draw] = useState(there !== null);
		useEffect(() => {
			if (there !== null) return undefined;
			let timer = 0;
			let isShown = true;
			const tryIt = (): void => {
				come().then(
					() => isShown && draw(true),
					() => {
						if (isShown) timer = window.setTimeout(tryIt, pauseMs);
					},
				);
			};
			tryIt();
			return () => {
				isShown = false;
				clearTimeout(timer);
			};
		}, []);
		const Part = there;
		return Part === null ? null : <Part {...props} />;
	}
	return Object.assign(Later, { ahead: () => void come().catch(() => {}) });
}

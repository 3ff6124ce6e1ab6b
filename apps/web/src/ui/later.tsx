import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** How long it rests before it is fetched again, when the network failed. */
const pauseMs = 2_000;

/** A part that is fetched when it is first shown. Until it has come nothing stands there. */
export function later<Props extends object>(fetch: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
	let there: FunctionComponent<Props> | null = null;
	return function Later(props: Props) {
		const [, come] = useState(there !== null);
		useEffect(() => {
			if (there !== null) return undefined;
			let timer = 0;
			let isShown = true;
			const tryIt = (): void => {
				fetch().then(
					(part) => {
						there = part;
						if (isShown) come(true);
					},
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
	};
}

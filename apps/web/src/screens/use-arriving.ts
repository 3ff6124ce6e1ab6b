import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A part of a screen that comes after the rest of it; null until it is there, and when it cannot be fetched. */
export function useArriving<Props>(
	fetchPart: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> | null {
	const [Part, setPart] = useState<FunctionComponent<Props> | null>(null);
	useEffect(() => {
		fetchPart().then(
			(arrived) => setPart(() => arrived),
			() => {},
		);
	}, [fetchPart]);
	return Part;
}

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Whether nobody is about to press something in there: no pointer over it, no focus in it, and not a finger, of which nobody knows where it is. */
export function useLeftAlone(box: RefObject<HTMLElement | null>): boolean {
	const [isLeftAlone, setLeftAlone] = useState(false);
	useEffect(() => {
		const { current } = box;
		if (current === null) return;
		const hovers = matchMedia("(hover: hover)");
		const watching = new AbortController();
		const look = (): void =>
			setLeftAlone(
				document.visibilityState === "hidden" ||
					(hovers.matches && !current.matches(":hover") && !current.contains(document.activeElement)),
			);
		const { signal } = watching;
		for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"])
			current.addEventListener(type, () => requestAnimationFrame(look), { signal });
		document.addEventListener("visibilitychange", look, { signal });
		look();
		return () => watching.abort();
	}, [box]);
	return isLeftAlone;
}

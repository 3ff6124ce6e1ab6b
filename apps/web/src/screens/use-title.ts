import { useEffect } from "preact/hooks";
import { t } from "../text/index.ts";

/** Names the page in the browser's tab; null for the front page. */
export function useTitle(page: string | null): void {
	const title = t.title(page);
	useEffect(() => {
		document.title = title;
	}, [title]);
}

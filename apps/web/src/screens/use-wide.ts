import { useEffect, useState } from "preact/hooks";

/** As in table.css: there is a side column. */
const wideQuery = "(width >= 900px) and (height >= 480px)";

export function useWide(): boolean {
	const [wide, setWide] = useState(() => matchMedia(wideQuery).matches);
	useEffect(() => {
		const query = matchMedia(wideQuery);
		const follow = (): void => setWide(query.matches);
		query.addEventListener("change", follow);
		return () => query.removeEventListener("change", follow);
	}, []);
	return wide;
}

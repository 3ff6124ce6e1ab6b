import { useEffect, useState } from "preact/hooks";

const lifted = (): number => document.querySelectorAll('.hand [aria-pressed="true"]').length;

/** How many cards of the hand are lifted, as the page shows it: so no game has to tell. */
export function useChosen(): number {
	const [chosen, setChosen] = useState(lifted);
	useEffect(() => {
		const root = document.querySelector(".table");
		if (root === null) return;
		const observer = new MutationObserver(() => setChosen(lifted()));
		observer.observe(root, { subtree: true, childList: true, attributeFilter: ["aria-pressed"] });
		return () => observer.disconnect();
	}, []);
	return chosen;
}

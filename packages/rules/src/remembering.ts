/** The same function of something that never changes; asked about the same thing several times in a row, it gives the same answer. */
export function remembering<Given extends object, Answer>(answer: (given: Given) => Answer): (given: Given) => Answer {
	let last: { readonly given: Given; readonly answer: Answer } | null = null;
	return (given) => {
		if (last?.given !== given) last = { given, answer: answer(given) };
		return last.answer;
	};
}

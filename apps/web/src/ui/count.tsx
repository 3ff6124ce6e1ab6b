/** How many hidden cards: the mustard badge. `label` says it in words. */
export const Count = ({ cards, label }: { readonly cards: number; readonly label: string }) => (
	<span class="count num" role="img" aria-label={label}>
		{cards}
	</span>
);

/** What a game is called, and what its options are, in words. Values are keyed by their text. */
export interface GameText {
	readonly title: string;
	readonly players: string;
	readonly meta: string;
	readonly pitch: string;
	/** To friends, with the link. */
	readonly invite: string;
	readonly options: Readonly<
		Record<
			string,
			{
				readonly label: string;
				readonly values: Readonly<
					Record<string, { readonly name: string; readonly hint: string; readonly short: string }>
				>;
			}
		>
	>;
}

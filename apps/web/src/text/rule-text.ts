/** What a figure shows: in words for who does not see it, the line below it, and what its slips say. */
export interface FigureText {
	readonly alt: string;
	readonly caption: string;
	readonly said?: readonly Said[];
}

export interface Said {
	readonly by?: string;
	readonly what: string;
}

interface Section<Figure extends string> {
	readonly heading: string;
	readonly steps?: readonly string[];
	readonly text?: readonly string[];
	readonly figure?: Figure;
}

/** One game's rules in words; `Figure` names the drawings that go with them. */
export interface RuleText<Figure extends string = string> {
	readonly point: string;
	readonly sections: readonly Section<Figure>[];
	/** A stretch of play, move by move. */
	readonly example: { readonly story: readonly string[]; readonly figure: Figure };
	readonly variants: readonly { readonly name: string; readonly text: string }[];
	/** What this game's clocks do besides what all do. */
	readonly clocks: string;
	readonly tips: readonly string[];
	readonly questions: readonly { readonly question: string; readonly answer: string }[];
	readonly credit: string;
	readonly figures: Readonly<Record<Figure, FigureText>>;
}

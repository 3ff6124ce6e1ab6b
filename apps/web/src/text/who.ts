/** Whoever does something: by name, or the reader. */
export interface Who {
	readonly name: string;
	readonly you: boolean;
}

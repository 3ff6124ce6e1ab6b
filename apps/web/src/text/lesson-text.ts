/** What the guide says at one moment: a heading, and one or two sentences. */
export interface LessonText {
	readonly title: string;
	readonly text: string;
}

import type { Lesson, Situation } from "./lesson.ts";

/** How far somebody has come with one game's lessons. */
export interface Course {
	readonly met: readonly string[];
	/** The lesson that is shown, and how often its reader had acted when it began. */
	readonly shown: { readonly id: string; readonly acts: number } | null;
}

export const fresh: Course = { met: [], shown: null };

const done = ({ met, shown }: Course): Course => ({ met: shown === null ? met : [...met, shown.id], shown: null });

/** The reader has understood what is shown. */
export const gotIt = done;

/** The course in this situation: a lesson stays until its reader has acted; then the first one that fits comes. */
export function follow<Props>(
	course: Course,
	lessons: readonly Lesson<Props>[],
	now: Situation<Props>,
	acts: number,
): Course {
	const { shown } = course;
	if (shown !== null) {
		const lesson = lessons.find(({ id }) => id === shown.id);
		const gone = acts !== shown.acts || lesson?.until?.(now) === true;
		return gone ? follow(done(course), lessons, now, acts) : course;
	}
	const next = lessons.find(({ id, when }) => !course.met.includes(id) && when(now));
	return next === undefined ? course : { ...course, shown: { id: next.id, acts } };
}

export const isComplete = (course: Course, lessons: readonly { readonly id: string }[]): boolean =>
	lessons.every(({ id }) => course.met.includes(id));

interface Acted {
	readonly seat?: number;
	readonly by?: number;
}

/** How often a seat has acted in this game; more of them means that the table has gone on by its doing. */
export const actsOf = (events: readonly object[], seat: number): number =>
	events.filter((event: Acted) => (event.by ?? event.seat) === seat).length;

import type { Lesson, Situation } from "./lesson.ts";

/** How far somebody has come with one game's lessons. */
export interface Course {
	readonly met: readonly string[];
	/** The lesson that is shown, and how often its reader had acted when it last fitted. */
	readonly shown: { readonly id: string; readonly acts: number } | null;
}

export const fresh: Course = { met: [], shown: null };

const done = ({ met, shown }: Course): Course => ({ met: shown === null ? met : [...met, shown.id], shown: null });

/** The reader has understood what is shown. */
export const gotIt = done;

/**
 * The course in this situation. A lesson stays until it fits no more and its reader has acted; then the first one that fits comes.
 * The table hears of a move before the events do: so an act counts only once the lesson has ceased to fit.
 */
export function follow<Props>(
	course: Course,
	lessons: readonly Lesson<Props>[],
	now: Situation<Props>,
	acts: number,
): Course {
	const { shown } = course;
	if (shown === null) {
		const next = lessons.find(({ id, when }) => !course.met.includes(id) && when(now));
		return next === undefined ? course : { ...course, shown: { id: next.id, acts } };
	}
	const lesson = lessons.find(({ id }) => id === shown.id);
	if (lesson === undefined || lesson.until?.(now)) return follow(done(course), lessons, now, acts);
	if (acts === shown.acts) return course;
	return lesson.when(now) ? { ...course, shown: { id: shown.id, acts } } : follow(done(course), lessons, now, acts);
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

/** Whether the reader sits here and has done nothing yet. */
export const isNewHere = ({ own, seat, events }: Reader): boolean =>
	own !== null && seat !== null && actsOf(events, seat) === 0;

interface Reader {
	readonly own: object | null;
	readonly seat: number | null;
	readonly events: readonly object[];
}

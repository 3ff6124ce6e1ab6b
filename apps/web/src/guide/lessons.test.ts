import { type GameTypes, parseOptions, type Seat } from "@fibbers/rules";
import { elMentirosoKit, forSeeds, type Kit, liarKit, liarsPostKit, playout } from "@fibbers/rules/testkit";
import { expect, test } from "vitest";
import { info, person } from "../gallery/people.ts";
import { lessons as elMentiroso } from "../games/el-mentiroso/lessons.ts";
import type { GameProps } from "../games/game-screen.ts";
import { lessons as liar } from "../games/liar/lessons.ts";
import { lessons as liarsPost } from "../games/liars-post/lessons.ts";
import { actsOf, type Course, follow, fresh, gotIt } from "./course.ts";
import type { Lesson } from "./lesson.ts";

const file = "apps/web/src/guide/lessons.test.ts";
const seedsTried = 60;

type PropsOf<Types extends GameTypes> = GameProps<Types["table"], Types["own"], Types["event"], Types["move"]>;

/** What one seat of a practice table gets to see of a random game, moment by moment. */
function* moments<Types extends GameTypes>(kit: Kit<Types>, seats: number, seat: Seat, seed: number) {
	const game = kit.game;
	const options = parseOptions(game.optionSchema, {});
	if (!options.ok) throw new Error("a game refuses its own defaults");
	const start: Kit<Types>["start"] = (random) => ({
		options: options.value,
		seats,
		deal: game.deal(options.value, seats, random.below(seats), random),
	});
	const events: Types["event"][] = [];
	const people = Array.from({ length: seats }, (_, i) => ({
		...person(`P${i}`, "cat", 0),
		computer: i === seat ? null : ("medium" as const),
	}));
	const seen = (state: Types["state"]): PropsOf<Types> => {
		const { table, own } = game.view(state, seat);
		return {
			info: info({ seats: people }),
			table,
			own,
			seat,
			events: [...events],
			online: true,
			send: async () => ({ done: true }),
			waitingForNext: false,
			act: async () => ({ done: true }),
		};
	};
	for (const step of playout({ ...kit, start }, seed).steps) {
		yield { props: seen(step.before), chosen: 0 };
		if (step.seat === seat && "cards" in step.move) yield { props: seen(step.before), chosen: 1 };
		const late: typeof events = [];
		for (const event of step.events) {
			const own = game.seen(event, seat);
			if (own !== null) late.push(own);
		}
		// The table comes first, and what happened comes after it.
		yield { props: seen(step.after), chosen: 0 };
		events.push(...late);
		yield { props: seen(step.after), chosen: 0 };
	}
}

/** The lessons met in two games by somebody who reads each one at once. */
function metIn<Types extends GameTypes>(
	kit: Kit<Types>,
	lessons: readonly Lesson<PropsOf<Types>>[],
	seats: number,
	seed: number,
): Course {
	let course = fresh;
	for (const game of [seed, seed + 1_000_003])
		for (const situation of moments(kit, seats, seed % seats, game)) {
			course = follow(course, lessons, situation, actsOf(situation.props.events, seed % seats));
			const { shown } = course;
			if (shown === null) continue;
			const lesson = lessons.find((one) => one.id === shown.id);
			expect(lesson?.when(situation), `${shown.id} fits what is there when it comes`).toBe(true);
			const { title, text } = lesson?.words(situation.props) ?? { title: "", text: "" };
			expect(title.length * text.length).toBeGreaterThan(0);
			course = gotIt(course);
		}
	return course;
}

/** A reader who never says “Got it” sees each lesson for as long as it fits, however often that reader acts. */
function isPatient<Types extends GameTypes>(
	kit: Kit<Types>,
	lessons: readonly Lesson<PropsOf<Types>>[],
	seats: number,
): void {
	forSeeds(seedsTried, file, (seed) => {
		let course = fresh;
		for (const situation of moments(kit, seats, seed % seats, seed)) {
			const before = course.shown?.id;
			course = follow(course, lessons, situation, actsOf(situation.props.events, seed % seats));
			if (before === undefined || before === course.shown?.id) continue;
			const left = lessons.find(({ id }) => id === before);
			const ended = left?.until?.(situation) === true || left?.when(situation) === false;
			expect(ended, `${before} is taken away while it fits`).toBe(true);
		}
	});
}

/** Every lesson is met within two games by most; `rare` ones, which random players seldom come to, by some. */
function areMet<Types extends GameTypes>(
	kit: Kit<Types>,
	lessons: readonly Lesson<PropsOf<Types>>[],
	seats: number,
	rare: readonly string[] = [],
): void {
	const met: Record<string, number> = {};
	let tried = 0;
	forSeeds(seedsTried, file, (seed) => {
		tried++;
		const course = metIn(kit, lessons, seats, seed);
		expect(new Set(course.met).size).toBe(course.met.length);
		for (const lesson of course.met) met[lesson] = (met[lesson] ?? 0) + 1;
	});
	if (tried < seedsTried) return;
	for (const { id: lesson } of lessons)
		expect(met[lesson] ?? 0, `${lesson}, of ${tried}`).toBeGreaterThan(rare.includes(lesson) ? 0 : tried / 2);
}

test("El Mentiroso: every lesson comes up within two games", () => {
	// Players who doubt at random seldom gather a whole set; the computers of a practice table do in nearly every game.
	areMet(elMentirosoKit, elMentiroso, 4, ["set"]);
});

test("Liar's Post: every lesson comes up within two games", () => {
	areMet(liarsPostKit, liarsPost, 4);
});

test("Liar!: every lesson comes up within two games", () => {
	areMet(liarKit, liar, 2);
});

test("no lesson is taken away while it fits", () => {
	isPatient(elMentirosoKit, elMentiroso, 4);
	isPatient(liarsPostKit, liarsPost, 4);
	isPatient(liarKit, liar, 2);
});

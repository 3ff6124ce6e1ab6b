import type { GameId } from "@fibbers/rules";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { GameProps } from "../games/game-screen.ts";
import { useGameScreen } from "../games/use-game-screen.ts";
import { openRules } from "../screens/dialogs.tsx";
import { guide as text } from "../text/guide.ts";
import type { LessonText } from "../text/lesson-text.ts";
import { actsOf, type Course, follow, gotIt, isComplete } from "./course.ts";
import { guidingAt, isDone, isPractice, keep, leave } from "./guiding.ts";
import type { Lesson } from "./lesson.ts";
import { useChosen } from "./use-chosen.ts";
import "./guide.css";

type AnyProps = GameProps<object, object, object, object>;

interface CoachProps {
	readonly game: GameId;
	readonly props: AnyProps;
}

/** The guided round: beside a practice table it tells one thing at a time, as it is there to be seen. */
export function Coach({ game, props }: CoachProps) {
	const lessons = useGameScreen(game)?.lessons;
	const { info, seat } = props;
	const guiding = isPractice(info, seat) ? guidingAt(game, info.code) : null;
	if (lessons === undefined || guiding === null || seat === null) return null;
	return <Guide game={game} props={props} seat={seat} lessons={lessons} course={guiding.course} />;
}

interface GuideProps extends CoachProps {
	readonly seat: number;
	readonly lessons: readonly Lesson<AnyProps>[];
	readonly course: Course;
}

function Guide({ game, props, seat, lessons, course: before }: GuideProps) {
	const chosen = useChosen();
	const { code, phase } = props.info;
	const situation = { props, chosen };
	const course = phase === "playing" ? follow(before, lessons, situation, actsOf(props.events, seat)) : before;
	const lesson = lessons.find(({ id }) => id === course.shown?.id);
	const isOver = phase === "over" || (lesson === undefined && isComplete(course, lessons));

	// At once: later it could undo a “Got it” that came in between.
	useLayoutEffect(() => {
		if (course !== before) keep(code, course);
	}, [course, before, code]);
	useEffect(() => {
		if (isOver) isDone(game);
	}, [isOver, game]);

	if (isOver) return <Closing game={game} phase={phase} onClose={() => leave(game, code, course)} />;
	if (lesson === undefined) return null;
	return (
		<Card
			mark={lesson.mark}
			words={lesson.words(props)}
			progress={text.progress(course.met.length + 1, lessons.length)}
			onSkip={() => leave(game, code, course)}
			onGotIt={() => keep(code, gotIt(course))}
		/>
	);
}

interface CardProps {
	readonly mark: string;
	readonly words: LessonText;
	readonly progress: string;
	readonly onSkip: () => void;
	readonly onGotIt: () => void;
}

const Card = ({ mark, words, progress, onSkip, onGotIt }: CardProps) => (
	<section class="coach panel" aria-label={text.name} data-mark={mark}>
		<div role="status">
			<h2>{words.title}</h2>
			<p>{words.text}</p>
		</div>
		<div class="coach-foot">
			<span class="soft num">{progress}</span>
			<button type="button" class="link" onClick={onSkip}>
				{text.skip}
			</button>
			<button type="button" class="btn small" onClick={onGotIt}>
				{text.gotIt}
			</button>
		</div>
	</section>
);

interface ClosingProps {
	readonly game: GameId;
	readonly phase: string;
	readonly onClose: () => void;
}

const Closing = ({ game, phase, onClose }: ClosingProps) => (
	<section class="coach panel" aria-label={text.name}>
		<div role="status">
			<h2>{text.end.title}</h2>
			<p>{text.end.text}</p>
		</div>
		<div class="coach-foot">
			<button type="button" class="link" onClick={() => openRules(game)}>
				{text.rules}
			</button>
			<button type="button" class="btn small" onClick={onClose}>
				{phase === "over" ? text.close : text.playOn}
			</button>
		</div>
	</section>
);

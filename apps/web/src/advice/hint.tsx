import type { Advice, Reply } from "@fibbers/protocol";
import { type Game, type GameId, games } from "@fibbers/rules";
import { useEffect, useState } from "preact/hooks";
import type { GameProps } from "../games/game-screen.ts";
import { isStoodInFor } from "../games/parts/presence.ts";
import { whoIs } from "../games/parts/who.ts";
import { advice as text } from "../text/advice.ts";
import { Btn } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { worded } from "./worded.ts";
import "./hint.css";

type AnyProps = GameProps<object, object, object, object>;

export interface HintProps {
	readonly game: GameId;
	readonly props: AnyProps;
	readonly seat: number;
	readonly ask: () => Promise<Reply>;
	/** Whether something is shown that others have to make room for. */
	readonly onShown: (shown: "hint" | "nothing") => void;
}

/** What was said, and at which moment. */
interface Said {
	readonly at: string;
	readonly words: string;
}

/** Against computers only: a button that asks what the strongest of them would do, and over the mat its answer, until the table goes on. */
export function Hint({ game, props, seat, ask, onShown }: HintProps) {
	const [said, setSaid] = useState<Said | null>(null);
	const at = momentOf(props);
	const words = said?.at === at ? said.words : null;
	const isAsked = mustDecide(game, props, seat);

	const press = async (): Promise<void> => {
		if (words !== null) return setSaid(null);
		const reply = await ask();
		setSaid({ at, words: answer(reply, (advice) => inWords(game, advice, props, seat)) });
	};

	useEffect(() => onShown(words === null ? "nothing" : "hint"), [words === null]);
	useEffect(() => () => onShown("nothing"), []);
	useEffect(() => {
		if (words === null) return undefined;
		const close = ({ key }: KeyboardEvent) => key === "Escape" && setSaid(null);
		addEventListener("keydown", close);
		return () => removeEventListener("keydown", close);
	}, [words === null]);

	return (
		<>
			<section class="coach panel hint" aria-label={words === null ? undefined : text.ask} data-said={words !== null}>
				<p role="status">{words}</p>
				{words !== null && (
					<>
						<button type="button" class="icon-btn" aria-label={text.close} onClick={() => setSaid(null)}>
							<Icon name="x" />
						</button>
						<small class="soft">{text.sees}</small>
					</>
				)}
			</section>
			<div class="hint-tab">
				<Btn
					look="small hint-ask"
					shortcut="hint"
					reason={isAsked ? null : text.nothing}
					{...(isAsked ? {} : { label: text.nothing })}
					answers={at}
					onPress={press}
				>
					{text.ask}
					<span class="hotkey" aria-hidden="true">
						H
					</span>
				</Btn>
			</div>
		</>
	);
}

/** Changes with everything that happens. */
const momentOf = ({ info, events }: AnyProps): string => `${info.round} ${events.length}`;

/** Whether the rules let the reader do anything. */
function mustDecide(game: GameId, { info, table, own, online }: AnyProps, seat: number): boolean {
	if (!online || info.stalled || own === null || isStoodInFor(info.seats[seat])) return false;
	const rules: Game = games[game];
	const open = rules.legal({ viewer: seat, table, own });
	return open !== null && Object.values(open).some((part) => part !== null);
}

function answer(reply: Reply, words: (advice: Advice) => string): string {
	if (!reply.done) return reply.reason === "nothing-to-decide" ? text.undecided : text.failed;
	return reply.advice === undefined ? text.undecided : words(reply.advice);
}

const inWords = (game: GameId, advice: Advice, { info, table, own }: AnyProps, seat: number): string =>
	worded(game, advice, { table, own, who: whoIs(info.seats, seat) } as never);

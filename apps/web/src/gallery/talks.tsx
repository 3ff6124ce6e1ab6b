import type { ChatLine } from "@fibbers/protocol";
import type { FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { People } from "../screens/people/people.ts";
import { TableBar } from "../screens/table-bar.tsx";
import { Phase } from "../screens/table-phase.tsx";
import { useWide } from "../screens/use-wide.ts";
import { DelayedGame } from "../session/delayed-game.ts";
import type { TableMoment } from "../session/table-store.ts";
import { TableTalk } from "../session/table-talk.ts";
import { ChatButton } from "../talk/chat-button.tsx";
import { useChat } from "../talk/use-chat.ts";
import { scenes as elMentiroso } from "./el-mentiroso.ts";
import { five, info } from "./people.ts";
import type { AnyProps } from "./scenes.ts";
import { moment } from "./tables.tsx";

const act = async () => ({ done: true }) as const;

const people = [...five, ...info().guests];
const said = (id: number, by: number, what: { text: string } | { preset: "laugh" | "niceBluff" }): ChatLine => {
	const { guest, name, picture, tone } = people[by] ?? people[0] ?? { guest: 0, name: "", picture: "", tone: 0 };
	return { id, at: id, from: guest, name, picture: picture as "lemon", tone, watcher: by >= five.length, ...what };
};
const notice = (id: number, by: number, what: "host" | "left" | "locked"): ChatLine => {
	const { from: _, watcher: __, text: ___, ...rest } = said(id, by, { text: "" }) as never as Record<string, never>;
	return { ...(rest as object), notice: what } as ChatLine;
};

const lines: readonly ChatLine[] = [
	said(1, 4, { text: "I would never." }),
	said(2, 2, { text: "You say that every time." }),
	notice(3, 3, "left"),
	said(4, 1, { text: "six kings. sure." }),
	said(5, 4, { preset: "laugh" }),
	said(6, 0, { preset: "niceBluff" }),
	said(7, 5, {
		text: "From here it looked like a lie, and a long one at that, which nobody at this table saw coming.",
	}),
	notice(8, 0, "host"),
	said(9, 2, { text: "Whose turn is it?" }),
];

/** The last of the lines that were said while the reader looked elsewhere. */
function talkOf(fresh: number): TableTalk {
	const talk = new TableTalk(async ({ ...saying }) =>
		"text" in saying && saying.text.length > 200 ? { done: false, reason: "too-long" } : { done: true },
	);
	talk.you.value = { guest: five[0]?.guest ?? 0, muted: [] };
	talk.hear(lines.slice(0, lines.length - fresh));
	talk.hear(lines);
	return talk;
}

interface TalkProps {
	readonly moment: TableMoment;
	readonly props: AnyProps | null;
	readonly fresh?: number;
	readonly opens?: "people";
}

function Talking({ moment: shown, props, fresh = 2, opens }: TalkProps) {
	const [talk] = useState(() => talkOf(fresh));
	const [delayed] = useState(() => new DelayedGame(act));
	const isBeside = useWide() && shown.info.phase !== "over";
	const sheet = useChat(talk, isBeside ? "beside" : "over");
	const [here, setHere] = useState(opens === "people");
	return (
		<>
			<Phase
				{...{ talk, delayed, moment: shown, props, act, sheet }}
				refused=""
				hint={null}
				bar={
					<TableBar
						moment={shown}
						act={act}
						chat={<ChatButton talk={talk} sheet={sheet} />}
						onPeople={() => setHere(true)}
						onInvite={() => {}}
						onLeave={() => {}}
					/>
				}
			/>
			{here && <People moment={shown} talk={talk} ask={act} onClose={() => setHere(false)} />}
		</>
	);
}

const playing = (scene: string): TalkProps => {
	const props = elMentiroso[scene] as unknown as AnyProps;
	return {
		moment: {
			...moment("el-mentiroso", {}, {}, props.seat),
			info: props.info,
			table: props.table,
			own: props.own,
			events: props.events,
		},
		props,
	};
};
const pausing = five.map((each, i) => (i === 0 ? { ...each, presence: "pausing" as const } : each));
const turn = playing("turn");
const away: TalkProps = {
	moment: { ...turn.moment, info: { ...turn.moment.info, seats: pausing } },
	props: turn.props && { ...turn.props, info: { ...turn.props.info, seats: pausing } },
};

const watched = playing("watcher");
const late: TalkProps = { ...watched, moment: { ...watched.moment, info: { ...watched.moment.info, delayed: true } } };

/** By name, tables where people talk, and who is there. */
export const talks: Readonly<Record<string, FunctionComponent>> = {
	"talk/turn": () => <Talking {...turn} />,
	"talk/watcher": () => <Talking {...playing("watcher")} />,
	"talk/delayed": () => <Talking {...late} />,
	"talk/pausing": () => <Talking {...away} />,
	"talk/open": () => <Talking moment={moment("liars-post", { seats: five, host: 0 })} props={null} />,
	"people/host": () => <Talking moment={moment("liars-post", { seats: five, host: 0 })} props={null} opens="people" />,
	"people/guest": () => (
		<Talking
			{...turn}
			moment={{ ...turn.moment, info: { ...turn.moment.info, host: 4, locked: true } }}
			opens="people"
		/>
	),
	"table/alone": () => (
		<Talking
			moment={moment(
				"el-mentiroso",
				{ seats: five.slice(0, 1), openedAt: Date.now() - 14_000, watchers: 0, guests: [] },
				{ listed: true },
			)}
			props={null}
		/>
	),
};

import type { ChatLine, PresetId } from "@fibbers/protocol";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { SaidLine } from "../session/table-talk.ts";
import { chat } from "../text/chat.ts";
import { Coaster } from "../ui/coaster.tsx";
import { Icon } from "../ui/icon.tsx";
import { EmoteIcon, emoteOf } from "./emotes.tsx";

/** Stays at its end while the end is in sight. */
const nearEndPx = 40;

interface LinesProps {
	readonly lines: readonly ChatLine[];
	/** My guest number. */
	readonly me: number;
}

/** What was said, as a list that grows at its end. Whoever reads above stays there, and is told what came meanwhile. */
export function ChatLines({ lines, me }: LinesProps) {
	const box = useRef<HTMLDivElement>(null);
	/** How many lines there were when the end was last in sight; null while it is. */
	const [leftAt, setLeftAt] = useState<number | null>(null);
	const news = leftAt === null ? 0 : Math.max(0, lines.length - leftAt);
	const last = lines.at(-1);
	const isMine = last !== undefined && "from" in last && last.from === me;

	const toEnd = (): void => {
		const element = box.current;
		if (element !== null) element.scrollTop = element.scrollHeight;
	};
	useLayoutEffect(() => {
		if (leftAt === null || isMine) toEnd();
	}, [lines, isMine]);

	return (
		<div class="chat-lines">
			<div
				role="log"
				class="logbox"
				aria-label={chat.title}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				ref={box}
				onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
					const isAtEnd = scrollHeight - scrollTop - clientHeight < nearEndPx;
					setLeftAt((before) => (isAtEnd ? null : (before ?? lines.length)));
				}}
			>
				{lines.length === 0 ? <p class="soft">{chat.empty}</p> : null}
				<ol class="chat">
					{lines.map((line) =>
						"notice" in line ? <Notice key={line.id} {...line} /> : <Said key={line.id} line={line} me={me} />,
					)}
				</ol>
			</div>
			{news > 0 && (
				<button type="button" class="btn small news" onClick={toEnd}>
					{chat.more(news)}
				</button>
			)}
		</div>
	);
}

function Said({ line, me }: { readonly line: SaidLine; readonly me: number }) {
	const { from, name, picture, tone, watcher } = line;
	const isMine = from === me;
	return (
		<li data-mine={isMine ? "" : undefined}>
			<Coaster picture={picture} tone={tone} size="xs" />
			<p>
				<b>{isMine ? chat.you : name}</b>
				{watcher && (
					<span class="mark" role="img" aria-label={chat.watching}>
						<Icon name="eye" />
					</span>
				)}{" "}
				{"preset" in line ? <Preset id={line.preset} /> : line.text}
			</p>
		</li>
	);
}

function Preset({ id }: { readonly id: PresetId }) {
	const emote = emoteOf(id);
	if (emote === null) return chat.presets[id];
	return (
		<span class="said-emote" role="img" aria-label={chat.presets[id]} title={chat.presets[id]}>
			<EmoteIcon emote={emote} />
		</span>
	);
}

function Notice({ notice, name }: Extract<ChatLine, { readonly notice: string }>) {
	const text = chat.notices[notice];
	return text === undefined ? null : <li class="quiet">{text(name)}</li>;
}

import { useEffect, useId } from "preact/hooks";
import type { TableInfo } from "../games/game-screen.ts";
import type { TableTalk } from "../session/table-talk.ts";
import { chat } from "../text/chat.ts";
import { Icon } from "../ui/icon.tsx";
import { ChatForm } from "./chat-form.tsx";
import { ChatLines } from "./chat-lines.tsx";
import { QuickWords } from "./quick-words.tsx";
import "./chat.css";

export interface ChatProps {
	readonly talk: TableTalk;
	readonly phase: TableInfo["phase"];
	readonly seat: number | null;
	readonly watchers: number;
	/** Without it the panel is always there. */
	readonly onClose?: () => void;
}

/** The talk of the table: what was said, short words, and a field. */
export function ChatPanel({ talk, onClose, ...place }: ChatProps) {
	const id = useId();
	const lines = talk.lines.value;
	useEffect(() => {
		const read = (): void => {
			if (document.visibilityState === "visible") talk.readAll();
		};
		read();
		document.addEventListener("visibilitychange", read);
		return () => document.removeEventListener("visibilitychange", read);
	}, [talk, lines]);
	return (
		<section class="panel chat-panel" aria-labelledby={id}>
			<header>
				<h2 id={id}>{chat.title}</h2>
				{onClose && <Close onClose={onClose} />}
			</header>
			<ChatLines lines={lines} me={talk.you.value.guest} />
			<Audience {...place} />
			<ChatForm talk={talk} {...(onClose && { onEscape: onClose })}>
				<QuickWords talk={talk} />
			</ChatForm>
		</section>
	);
}

const Close = ({ onClose }: { readonly onClose: () => void }) => (
	<button type="button" class="icon-btn" aria-label={chat.close} onClick={onClose}>
		<Icon name="x" />
	</button>
);

/** Who reads what I write, where that is not plain: while a game runs, watchers are heard by watchers only. */
function Audience({ phase, seat, watchers }: Pick<ChatProps, "phase" | "seat" | "watchers">) {
	if (phase !== "playing" || (seat !== null && watchers === 0)) return null;
	return (
		<p class="audience">
			<Icon name="eye" />
			<span>{seat === null ? chat.onlyWatchers : chat.watchersLater}</span>
		</p>
	);
}

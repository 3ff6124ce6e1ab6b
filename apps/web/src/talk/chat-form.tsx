import { chatLength } from "@fibbers/protocol/choices";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { refusal } from "../screens/refusal.ts";
import { chat } from "../text/chat.ts";
import type { ChatProps } from "./chat-panel.tsx";

/** From here on the field says how many are left. */
const nearLimit = 40;

interface FormProps extends Pick<ChatProps, "talk"> {
	/** What Esc does in the field. */
	readonly onEscape?: () => void;
	/** What can be said without the field. */
	readonly children: ComponentChildren;
}

export function ChatForm({ talk, onEscape, children }: FormProps) {
	const field = useRef<HTMLInputElement>(null);
	const answered = useRef(0);
	const [refused, setRefused] = useState("");
	const [busy, setBusy] = useState(false);
	const text = talk.draft.value;
	const left = chatLength - [...text.trim()].length;
	const calls = talk.calls.value;

	useEffect(() => {
		if (calls > answered.current) field.current?.focus();
		answered.current = calls;
	}, [calls]);

	const submit = async (event: Event): Promise<void> => {
		event.preventDefault();
		if (busy || text.trim() === "") return;
		if (left < 0) return setRefused(chat.refusals["too-long"] ?? "");
		setBusy(true);
		const reply = await talk.say({ text: text.trim() });
		setBusy(false);
		setRefused(reply.done ? "" : (chat.refusals[reply.reason] ?? refusal(reply.reason)));
		if (reply.done && talk.draft.peek() === text) talk.draft.value = "";
	};

	return (
		<>
			{children}
			<p class="trouble" role="status">
				{refused}
			</p>
			<form class="field" onSubmit={submit}>
				<input
					ref={field}
					value={text}
					aria-label={chat.field}
					placeholder={matchMedia("(pointer: fine)").matches ? chat.fieldWithKey : chat.field}
					autocomplete="off"
					enterkeyhint="send"
					onInput={(event) => {
						talk.draft.value = event.currentTarget.value;
						setRefused("");
					}}
					onKeyDown={(event) => {
						if (event.key !== "Escape") return;
						event.stopPropagation();
						event.currentTarget.blur();
						onEscape?.();
					}}
				/>
				{left <= nearLimit && (
					<span class="left num" data-over={left < 0 ? "" : undefined}>
						{chat.left(left)}
					</span>
				)}
				<button type="submit" class="btn small" aria-disabled={busy || text.trim() === "" || undefined}>
					{chat.send}
				</button>
			</form>
		</>
	);
}

import { emotes, type PresetId, presets } from "@fibbers/protocol/client";
import { useState } from "preact/hooks";
import { refusal } from "../screens/refusal.ts";
import { chat } from "../text/chat.ts";
import { Icon } from "../ui/icon.tsx";
import type { ChatProps } from "./chat-panel.tsx";
import { EmoteIcon } from "./emotes.tsx";

/** What can be said with one press: faces, and short words that everybody reads in one's own language. */
export function QuickWords({ talk }: Pick<ChatProps, "talk">) {
	const [open, setOpen] = useState(false);
	const [refused, setRefused] = useState("");
	const press = async (preset: PresetId): Promise<void> => {
		setOpen(false);
		const reply = await talk.say({ preset });
		setRefused(reply.done ? "" : (chat.refusals[reply.reason] ?? refusal(reply.reason)));
	};
	return (
		<div class="quick-words">
			{open && (
				<div class="chips" role="group" aria-label={chat.quick}>
					{presets.map((each) => (
						<button key={each} type="button" onClick={() => void press(each)}>
							{chat.presets[each]}
						</button>
					))}
				</div>
			)}
			<p class="trouble" role="status">
				{refused}
			</p>
			<div class="faces-row" role="group" aria-label={chat.emotes}>
				{emotes.map((each) => (
					<button
						key={each}
						type="button"
						class="icon-btn"
						aria-label={chat.presets[each]}
						title={chat.presets[each]}
						onClick={() => void press(each)}
					>
						<EmoteIcon emote={each} />
					</button>
				))}
				<button
					type="button"
					class="icon-btn"
					aria-expanded={open}
					aria-label={open ? chat.closeQuick : chat.quick}
					onClick={() => setOpen(!open)}
				>
					<Icon name={open ? "x" : "chat"} />
				</button>
			</div>
		</div>
	);
}

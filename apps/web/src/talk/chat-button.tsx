import type { TableTalk } from "../session/table-talk.ts";
import { atTable } from "../text/at-table.ts";
import { Icon } from "../ui/icon.tsx";
import type { ChatSheet } from "./use-chat.ts";

/** In the bar: the way to the talk, and how much of it is new. */
export function ChatButton({ talk, sheet }: { readonly talk: TableTalk; readonly sheet: ChatSheet }) {
	const unread = talk.unread.value;
	return (
		<button
			type="button"
			class="icon-btn"
			aria-label={atTable.chat.open(unread)}
			aria-expanded={sheet.isOpen}
			onClick={sheet.press}
		>
			<Icon name="chat" />
			{unread > 0 && <span class="n">{unread}</span>}
		</button>
	);
}

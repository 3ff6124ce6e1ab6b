import { notices } from "../../session/notices.ts";
import { friends } from "../../text/friends.ts";
import { NoticeCard } from "./notice-card.tsx";
import "./notices.css";

/** Everything that waits for an answer of the reader. */
export const NoticeList = () => (
	<div class="notice-list" role="status" aria-label={friends.notices.label}>
		{notices.value.map((notice) => (
			<NoticeCard key={notice.key} notice={notice} />
		))}
	</div>
);

import { notices } from "../../session/notices.ts";
import { friends } from "../../text/friends.ts";
import { NoticeCard } from "./notice-card.tsx";
import "./notices.css";

/** Invitations, and what friends have answered; requests have a place of their own beside it. */
export const NoticeList = () => (
	<div class="notice-list" role="status" aria-label={friends.notices.label}>
		{notices.value
			.filter((notice) => notice.of !== "request")
			.map((notice) => (
				<NoticeCard key={notice.key} notice={notice} />
			))}
	</div>
);

import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { here } from "../../session/here.ts";
import { type Notice, notices } from "../../session/notices.ts";
import { friends } from "../../text/friends.ts";
import { Coaster } from "../../ui/coaster.tsx";
import { Dialog } from "../dialog.tsx";
import { NoticeCard } from "./notice-card.tsx";
import "./notices.css";

/** How many lie over a page at once; the others follow. */
const atOnce = 2;

/** What wants to be seen on every page. The page of tables and friends has its own place for it. */
export function Notices() {
	const { path } = useLocation();
	if (path === "/tables") return null;
	const all = notices.value;
	const isAtTable = here.value !== null;
	const [first] = all;
	return (
		<div class={isAtTable ? "notices at-table" : "notices"} role="status" aria-label={friends.notices.label}>
			{isAtTable && first ? (
				<AtTable key={first.key} notice={first} />
			) : (
				all.slice(0, atOnce).map((notice) => <NoticeCard key={notice.key} notice={notice} />)
			)}
		</div>
	);
}

/** Over a table only the bar may be covered: where that is short there is room for a few words, which open the rest. */
function AtTable({ notice }: { readonly notice: Notice }) {
	const [isOpen, setOpen] = useState(false);
	const { picture, tone } = senderOf(notice);
	return (
		<>
			<div class="in-full">
				<NoticeCard notice={notice} />
			</div>
			<button type="button" class="panel notice-line" onClick={() => setOpen(true)}>
				<Coaster picture={picture} tone={tone} size="xs" />
				<span>{shortly(notice)}</span>
			</button>
			{isOpen && (
				<Dialog heading={friends.notices.label} onClose={() => setOpen(false)}>
					<NoticeCard notice={notice} />
				</Dialog>
			)}
		</>
	);
}

const senderOf = (notice: Notice) => {
	switch (notice.of) {
		case "invitation":
			return notice.invitation.from;
		case "request":
			return notice.request;
		case "answer":
			return notice.answer;
	}
};

function shortly(notice: Notice): string {
	const { name } = senderOf(notice);
	const text = friends.notices;
	switch (notice.of) {
		case "invitation":
			return text.short(name);
		case "request":
			return text.shortRequest(name);
		case "answer":
			return notice.answer.accepted ? text.shortComing(name) : `${name}${text.notComing}`;
	}
}

import type { FriendLine, Reply, RequestLine } from "@fibbers/protocol";
import { useState } from "preact/hooks";
import { ask } from "../../session/lobby.ts";
import { friends } from "../../text/friends.ts";
import { Question } from "../account/question.tsx";
import { Dialog } from "../dialog.tsx";
import { why } from "./why.ts";

interface AboutFriendProps {
	readonly friend: FriendLine;
	readonly onClose: () => void;
}

/** What can be done about a friend besides playing. */
export function AboutFriend({ friend: { id, name, muted }, onClose }: AboutFriendProps) {
	const [question, setQuestion] = useState<"remove" | "block" | null>(null);
	const { about } = friends;
	if (question === "remove")
		return (
			<Ending
				heading={about.removeQuestion(name)}
				text={about.removeText}
				go={about.remove}
				end={() => ask("unfriend", { friend: id })}
				onClose={onClose}
			/>
		);
	if (question === "block") return <Blocking name={name} whom={{ friend: id }} onClose={onClose} />;
	const mute = (): void => {
		void ask("muteInvitations", { friend: id, muted: !muted });
		onClose();
	};
	return (
		<Dialog heading={name} onClose={onClose}>
			<div class="about">
				<button type="button" class="btn plain" onClick={mute}>
					{muted ? about.unmute : about.mute}
				</button>
				{!muted && <p class="soft">{about.muteHint(name)}</p>}
				<button type="button" class="btn plain" onClick={() => setQuestion("remove")}>
					{about.remove}
				</button>
				<button type="button" class="btn plain" onClick={() => setQuestion("block")}>
					{about.block}
				</button>
			</div>
		</Dialog>
	);
}

interface AboutRequestProps {
	readonly request: RequestLine;
	readonly onClose: () => void;
}

/** What can be done about somebody who asks, besides accepting. */
export function AboutRequest({ request: { id, name }, onClose }: AboutRequestProps) {
	const [isBlocking, setBlocking] = useState(false);
	if (isBlocking) return <Blocking name={name} whom={{ request: id }} onClose={onClose} />;
	const decline = (): void => {
		void ask("answerRequest", { request: id, accept: false });
		onClose();
	};
	return (
		<Dialog heading={name} onClose={onClose}>
			<div class="about">
				<button type="button" class="btn plain" onClick={decline}>
					{friends.requests.decline}
				</button>
				<button type="button" class="btn plain" onClick={() => setBlocking(true)}>
					{friends.about.block}
				</button>
			</div>
		</Dialog>
	);
}

interface BlockingProps {
	readonly name: string;
	readonly whom: { readonly friend: string } | { readonly request: string };
	readonly onClose: () => void;
}

const Blocking = ({ name, whom, onClose }: BlockingProps) => (
	<Ending
		heading={friends.about.blockQuestion(name)}
		text={friends.about.blockText(name)}
		go={friends.about.block}
		end={() => ask("block", whom)}
		onClose={onClose}
	/>
);

interface EndingProps {
	readonly heading: string;
	readonly text: string;
	readonly go: string;
	readonly end: () => Promise<Reply>;
	readonly onClose: () => void;
}

/** Asks before something ends between two people. */
function Ending({ heading, text, go, end, onClose }: EndingProps) {
	const [trouble, setTrouble] = useState("");
	const onGo = async (): Promise<void> => {
		const reply = await end();
		if (reply.done) onClose();
		else setTrouble(why(reply.reason));
	};
	return (
		<Question
			heading={heading}
			text={text}
			warning={trouble}
			go={go}
			stay={friends.about.stay}
			onGo={onGo}
			onStay={onClose}
		/>
	);
}

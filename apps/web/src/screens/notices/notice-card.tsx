import type { InvitationLine, Profile, RequestLine } from "@fibbers/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { here, sitOnArrival } from "../../session/here.ts";
import { ask } from "../../session/lobby.ts";
import { answerLater, type Notice, readAnswers } from "../../session/notices.ts";
import { spacedCode } from "../../session/tables.ts";
import { friends } from "../../text/friends.ts";
import { t } from "../../text/index.ts";
import { Btn } from "../../ui/button.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Question } from "../account/question.tsx";
import { why } from "../friends/why.ts";

/** How long an answer stands there, ms. */
const answerMs = 12_000;

/** Something that somebody else wants of the reader, with what can be done about it. */
export function NoticeCard({ notice }: { readonly notice: Notice }) {
	switch (notice.of) {
		case "invitation":
			return <Invited invitation={notice.invitation} />;
		case "request":
			return <Requested request={notice.request} />;
		case "answer": {
			const { answer } = notice;
			const { coming, notComing } = friends.notices;
			return <Answered from={answer} text={answer.accepted ? coming(t.games[answer.game].title) : notComing} />;
		}
	}
}

function Invited({ invitation }: { readonly invitation: InvitationLine }) {
	const { route } = useLocation();
	const [isAsking, setAsking] = useState(false);
	const [trouble, setTrouble] = useState("");
	const { id, from, friend, game, table } = invitation;
	const text = friends.notices;
	const sitDown = async (): Promise<void> => {
		const reply = await ask("answerInvitation", { invitation: id, accept: true });
		if (!reply.done) return setTrouble(why(reply.reason));
		if (here.peek()?.isPlaying) await here.peek()?.farewell();
		sitOnArrival(table);
		route(`/t/${table}`);
	};
	const decline = (): void => void ask("answerInvitation", { invitation: id, accept: false });
	const mute = (): void => {
		void ask("muteInvitations", { friend, muted: true });
		decline();
	};
	return (
		<Card from={from} text={text.invites(t.games[game].title)} trouble={trouble}>
			<Btn look="small" answers={id} onPress={() => (here.peek()?.isPlaying ? setAsking(true) : void sitDown())}>
				{text.sitDown}
			</Btn>
			<Btn look="small plain" answers={id} onPress={decline}>
				{text.notNow}
			</Btn>
			<Btn look="small plain push" answers={id} label={text.muteOf(from.name)} onPress={mute}>
				{text.mute}
			</Btn>
			{isAsking && (
				<Question
					heading={text.leaving.heading}
					text={text.leaving.text(spacedCode(here.value?.code ?? ""))}
					warning={trouble}
					go={text.leaving.go}
					stay={text.leaving.stay}
					onGo={sitDown}
					onStay={() => setAsking(false)}
				/>
			)}
		</Card>
	);
}

function Requested({ request }: { readonly request: RequestLine }) {
	const [trouble, setTrouble] = useState("");
	const accept = async (): Promise<void> => {
		const reply = await ask("answerRequest", { request: request.id, accept: true });
		if (!reply.done) setTrouble(why(reply.reason));
	};
	return (
		<Card from={request} text={friends.notices.asks} trouble={trouble}>
			<Btn look="small" answers={request.id} label={friends.requests.acceptOf(request.name)} onPress={accept}>
				{friends.requests.accept}
			</Btn>
			<Btn look="small plain" answers={request.id} onPress={() => answerLater(request)}>
				{friends.notices.later}
			</Btn>
		</Card>
	);
}

function Answered({ from, text }: { readonly from: Profile; readonly text: string }) {
	useEffect(() => {
		const timer = setTimeout(readAnswers, answerMs);
		return () => clearTimeout(timer);
	}, []);
	return (
		<Card from={from} text={text}>
			<button type="button" class="icon-btn push" aria-label={friends.notices.close} onClick={readAnswers}>
				<Icon name="x" />
			</button>
		</Card>
	);
}

interface CardProps {
	readonly from: Profile;
	/** What follows the name. */
	readonly text: string;
	/** Why what was pressed did not happen. */
	readonly trouble?: string;
	readonly children: ComponentChildren;
}

const Card = ({ from: { name, picture, tone }, text, trouble = "", children }: CardProps) => (
	<section class="panel notice">
		<Coaster picture={picture} tone={tone} size="s" />
		<p>
			<b>{name}</b>
			{text} {trouble}
		</p>
		<div class="acts">{children}</div>
	</section>
);

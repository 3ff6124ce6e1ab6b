import type { RequestLine, SocialMessage } from "@fibbers/protocol";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ask } from "../../session/lobby.ts";
import { friends } from "../../text/friends.ts";
import { Btn } from "../../ui/button.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AboutRequest } from "./about-friend.tsx";

/** Who asks to be my friend, and whom I have asked. */
export const Requests = ({ requests }: Pick<SocialMessage, "requests">) => (
	<>
		{requests.in.length > 0 && (
			<section class="panel" aria-label={friends.requests.in}>
				<h3>{friends.requests.in}</h3>
				<ul class="people-list">
					{requests.in.map((request) => (
						<Asking key={request.id} request={request} />
					))}
				</ul>
			</section>
		)}
		{requests.out.length > 0 && (
			<section class="panel" aria-label={friends.requests.out}>
				<h3>{friends.requests.out}</h3>
				<ul class="people-list">
					{requests.out.map((request) => (
						<Line key={request.id} request={request} note={friends.requests.waiting}>
							<Btn
								look="small plain"
								label={friends.requests.withdrawOf(request.name)}
								onPress={() => void ask("withdraw", { request: request.id })}
							>
								{friends.requests.withdraw}
							</Btn>
						</Line>
					))}
				</ul>
			</section>
		)}
	</>
);

function Asking({ request }: { readonly request: RequestLine }) {
	const [isAsking, setAsking] = useState(false);
	const { id, name } = request;
	return (
		<Line request={request} note="">
			<Btn
				look="small"
				label={friends.requests.acceptOf(name)}
				onPress={() => void ask("answerRequest", { request: id, accept: true })}
			>
				{friends.requests.accept}
			</Btn>
			<button type="button" class="icon-btn" aria-label={friends.more(name)} onClick={() => setAsking(true)}>
				<Icon name="more" />
			</button>
			{isAsking && <AboutRequest request={request} onClose={() => setAsking(false)} />}
		</Line>
	);
}

interface LineProps {
	readonly request: RequestLine;
	readonly note: string;
	readonly children: ComponentChildren;
}

const Line = ({ request: { name, picture, tone }, note, children }: LineProps) => (
	<li>
		<Coaster picture={picture} tone={tone} />
		<span>
			<b>{name}</b>
			<span>{note}</span>
		</span>
		<span class="acts">{children}</span>
	</li>
);

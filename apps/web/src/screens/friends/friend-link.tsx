import type { FriendCodeOwner } from "@fibbers/protocol";
import { friendCodeLength } from "@fibbers/protocol/choices";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { introduced } from "../../preferences.ts";
import { ownerOfCode } from "../../session/friends.ts";
import { ask } from "../../session/lobby.ts";
import { tidyCode } from "../../session/tables.ts";
import { friends } from "../../text/friends.ts";
import { t } from "../../text/index.ts";
import { Coaster } from "../../ui/coaster.tsx";
import { ProfileForm } from "../profile.tsx";
import { SiteBar } from "../site-bar.tsx";
import { useTitle } from "../use-title.ts";
import { why } from "./why.ts";
import "./friends.css";

type Finding =
	| { readonly is: "looking" | "unknown" | "noAnswer" }
	| { readonly is: "owner" | "asked"; readonly owner: FriendCodeOwner };

interface FriendLinkProps {
	/** As it stands in the address. */
	readonly code?: string;
}

/** `/f/CODE`: somebody's friend code. One press asks; whoever was never here says a name first. */
export function FriendLink({ code = "" }: FriendLinkProps) {
	useTitle(friends.link.title);
	const tidy = tidyCode(code);
	const [finding, setFinding] = useState<Finding>({ is: "looking" });
	const [trouble, setTrouble] = useState("");
	const find = async (): Promise<Finding> => {
		if (tidy.length !== friendCodeLength) return { is: "unknown" };
		const answer = await ownerOfCode(tidy);
		if (answer.ok) return { is: "owner", owner: answer.value };
		return { is: answer.error === "no-such-code" || answer.error === "bad-request" ? "unknown" : "noAnswer" };
	};
	const look = async (): Promise<void> => setFinding(await find());
	useEffect(() => void look(), [tidy]);
	const send = async (): Promise<void> => {
		const reply = await ask("befriend", { code: tidy });
		if (!reply.done) return setTrouble(why(reply.reason));
		setTrouble("");
		// Whoever had asked already is a friend now.
		const now = await find();
		setFinding(now.is === "owner" && !now.owner.friends ? { is: "asked", owner: now.owner } : now);
	};
	const { link } = friends;
	switch (finding.is) {
		case "looking":
			return <Page heading={link.looking} text={t.loading} />;
		case "unknown":
			return (
				<Page {...link.unknown}>
					<ToTables />
				</Page>
			);
		case "noAnswer":
			return (
				<Page {...link.noAnswer}>
					<button type="button" class="btn paper" onClick={() => void look()}>
						{t.tryAgain}
					</button>
				</Page>
			);
		case "asked":
			return (
				<Page owner={finding.owner} {...link.asked(finding.owner.name)}>
					<ToTables />
				</Page>
			);
		case "owner":
			return <Owner owner={finding.owner} trouble={trouble} onAsk={send} />;
	}
}

interface OwnerProps {
	readonly owner: FriendCodeOwner;
	readonly trouble: string;
	readonly onAsk: () => Promise<void>;
}

function Owner({ owner, trouble, onAsk }: OwnerProps) {
	const { link } = friends;
	const [busy, setBusy] = useState(false);
	const press = async (): Promise<void> => {
		if (busy) return;
		setBusy(true);
		await onAsk();
		setBusy(false);
	};
	if (owner.you || owner.friends)
		return (
			<Page owner={owner} {...(owner.you ? link.you : link.already(owner.name))}>
				<ToTables />
			</Page>
		);
	const isNew = introduced.value === "no";
	return (
		<Page
			owner={owner}
			heading={link.heading(owner.name)}
			text={link.text}
			trouble={trouble}
			below={
				isNew && (
					<section class="panel sheet-of-paper">
						<h2>{link.newcomer(owner.name)}</h2>
						<ProfileForm looks="folded" submit={link.ask(owner.name)} onDone={() => void press()} />
					</section>
				)
			}
		>
			{!isNew && (
				<button type="button" class="btn paper" aria-disabled={busy || undefined} onClick={() => void press()}>
					{link.ask(owner.name)}
				</button>
			)}
		</Page>
	);
}

const ToTables = () => (
	<a class="btn felt" href="/tables">
		{friends.link.toTables}
	</a>
);

interface PageProps {
	readonly heading: string;
	readonly text: string;
	readonly trouble?: string;
	readonly owner?: FriendCodeOwner;
	readonly below?: ComponentChildren;
	readonly children?: ComponentChildren;
}

const Page = ({ heading, text, trouble = "", owner, below, children }: PageProps) => (
	<div class="site">
		<SiteBar />
		<main class="friend-link">
			<section class="mat message">
				{owner && <Coaster picture={owner.picture} tone={owner.tone} size="l" />}
				<h1>{heading}</h1>
				<p class="lede">{text}</p>
				<p class="trouble" role="status">
					{trouble}
				</p>
				<div class="buttons">{children}</div>
			</section>
			{below}
		</main>
	</div>
);

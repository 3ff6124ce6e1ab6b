import type { LinkOwner, Me, Profile } from "@fibbers/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { ownerOf, redeem, whoIAm } from "../../session/account.ts";
import { account } from "../../text/account.ts";
import { t } from "../../text/index.ts";
import { Coaster } from "../../ui/coaster.tsx";
import { refusal } from "../refusal.ts";
import { useTitle } from "../use-title.ts";
import { Aside } from "./aside.tsx";

type Finding =
	| { readonly is: "looking" }
	| { readonly is: "question"; readonly owner: LinkOwner; readonly before: Profile | null }
	| { readonly is: "you" | "over" | "noAnswer" };

/** One who never had a name of his own is no loss. */
const leftBehind = (before: Me): Profile | null => (before.settings.introduced === "yes" ? before : null);

const failed = (error: string): Finding => ({
	is: error === "link-used-or-over" || error === "bad-request" ? "over" : "noAnswer",
});

/** `/h#SECRET`: asks before this browser becomes somebody else. The secret stands where no server sees it. */
export function Arrival() {
	useTitle(account.arrival.title);
	const { route } = useLocation();
	const secret = location.hash.slice(1);
	const [finding, setFinding] = useState<Finding>({ is: "looking" });
	const [trouble, setTrouble] = useState("");
	const look = async (): Promise<void> => {
		setFinding({ is: "looking" });
		const [owner, before] = await Promise.all([ownerOf(secret), whoIAm()]);
		if (!owner.ok) setFinding(failed(owner.error));
		else if (owner.value.you) setFinding({ is: "you" });
		else setFinding({ is: "question", owner: owner.value, before: before.ok ? leftBehind(before.value) : null });
	};
	useEffect(() => void look(), [secret]);
	const accept = async (): Promise<void> => {
		const answer = await redeem(secret);
		if (answer.ok) route(answer.value.table === null ? "/me" : `/t/${answer.value.table}`, true);
		else if (failed(answer.error).is === "over") setFinding({ is: "over" });
		else setTrouble(refusal(answer.error));
	};
	switch (finding.is) {
		case "looking":
			return <Aside heading={account.arrival.looking} text={t.loading} />;
		case "question":
			return <Question {...finding} trouble={trouble} onAccept={accept} />;
		case "noAnswer":
			return (
				<Aside {...account.arrival.noAnswer}>
					<button type="button" class="btn paper" onClick={() => void look()}>
						{t.tryAgain}
					</button>
				</Aside>
			);
		default:
			return (
				<Aside {...account.arrival[finding.is]}>
					<FrontPage>{t.back}</FrontPage>
				</Aside>
			);
	}
}

interface QuestionProps {
	readonly owner: LinkOwner;
	/** Whom this browser would stop being; null when nobody. */
	readonly before: Profile | null;
	readonly trouble: string;
	readonly onAccept: () => Promise<void>;
}

function Question({ owner: { name, picture, tone }, before, trouble, onAccept }: QuestionProps) {
	const [isBusy, setBusy] = useState(false);
	const accept = async (): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		await onAccept();
		setBusy(false);
	};
	return (
		<Aside
			heading={account.arrival.be(name)}
			text={account.arrival.text(name)}
			picture={<Coaster picture={picture} tone={tone} size="l" />}
			note={trouble || (before === null ? "" : account.arrival.before(before.name))}
		>
			<button type="button" class="btn paper" aria-disabled={isBusy} onClick={() => void accept()}>
				{account.arrival.go(name)}
			</button>
			<FrontPage>{account.arrival.stay}</FrontPage>
		</Aside>
	);
}

const FrontPage = ({ children }: { readonly children: ComponentChildren }) => (
	<a class="btn felt" href="/">
		{children}
	</a>
);

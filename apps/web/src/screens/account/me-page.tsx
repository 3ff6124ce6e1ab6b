import { useState } from "preact/hooks";
import { PushSwitch } from "../../push/push-switch.tsx";
import { deleteMe } from "../../session/account.ts";
import { me } from "../../session/me.ts";
import { account } from "../../text/account.ts";
import { t } from "../../text/index.ts";
import { push } from "../../text/push.ts";
import { LanguageChoice } from "../language-choice.tsx";
import { ProfileForm } from "../profile.tsx";
import { refusal } from "../refusal.ts";
import { SiteBar } from "../site-bar.tsx";
import { DeckChoice, ThemeChoice } from "../theme-choice.tsx";
import { useTitle } from "../use-title.ts";
import { Aside } from "./aside.tsx";
import { Devices } from "./devices.tsx";
import { Question } from "./question.tsx";
import "./account.css";

/** `/me`: everything that a player may know and say about himself. */
export function MePage() {
	useTitle(account.page.heading);
	const [isGone, setGone] = useState(false);
	if (isGone) return <Gone />;
	return (
		<div class="site">
			<SiteBar />
			<main class="page account">
				<h1>{account.page.heading}</h1>
				<p class="soft">{account.page.lede}</p>
				{me.value === null ? <p>{t.loading}</p> : <Sections onGone={() => setGone(true)} />}
			</main>
		</div>
	);
}

function Sections({ onGone }: { readonly onGone: () => void }) {
	const [saved, setSaved] = useState("");
	return (
		<>
			<section class="panel sheet-of-paper">
				<h2>{account.page.name}</h2>
				<ProfileForm looks="folded" onDone={() => setSaved(account.page.saved)} />
				<p role="status">{saved}</p>
			</section>
			<section class="panel sheet-of-paper">
				<h2>{account.devices.heading}</h2>
				<Devices onGone={onGone} />
			</section>
			<section class="panel sheet-of-paper">
				<h2>{account.page.settings}</h2>
				<p class="soft">{account.page.settingsNote}</p>
				<LanguageChoice />
				<ThemeChoice />
				<DeckChoice />
			</section>
			<section class="panel sheet-of-paper">
				<h2>{push.heading}</h2>
				<PushSwitch />
			</section>
			<section class="panel sheet-of-paper">
				<h2>{account.page.data}</h2>
				<p class="soft">{account.page.dataNote}</p>
				<Data onGone={onGone} />
			</section>
		</>
	);
}

function Data({ onGone }: { readonly onGone: () => void }) {
	const [isAsked, setAsked] = useState(false);
	const [trouble, setTrouble] = useState("");
	const end = async (): Promise<void> => {
		const answer = await deleteMe();
		if (answer.ok) return onGone();
		setAsked(false);
		setTrouble(refusal(answer.error));
	};
	return (
		<>
			<div class="buttons">
				<a class="btn" href="/games">
					{account.page.myGames}
				</a>
				{/* A native link: the browser saves what comes. */}
				<a class="btn plain" href="/api/me/export" download="fibbers.json" target="_self">
					{account.page.download}
				</a>
				<button type="button" class="btn plain" onClick={() => setAsked(true)}>
					{account.page.delete}
				</button>
			</div>
			<p role="status">{trouble}</p>
			{isAsked && (
				<Question
					heading={account.deletion.heading}
					text={account.deletion.text}
					warning={account.deletion.forGood}
					go={account.deletion.go}
					stay={account.deletion.stay}
					onGo={end}
					onStay={() => setAsked(false)}
				/>
			)}
		</>
	);
}

const Gone = () => (
	<Aside {...account.deletion.gone}>
		<a class="btn paper" href="/">
			{t.back}
		</a>
	</Aside>
);

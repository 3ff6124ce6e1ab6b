import { nameLength, type Picture, pictures, tones } from "@fibbers/protocol/choices";
import { useState } from "preact/hooks";
import { introduced } from "../preferences.ts";
import { changeMe, me } from "../session/me.ts";
import { account } from "../text/account.ts";
import { t } from "../text/index.ts";
import { Coaster } from "../ui/coaster.tsx";
import { Dialog } from "./dialog.tsx";
import { refusal } from "./refusal.ts";

const toneList = Array.from({ length: tones }, (_, tone) => tone);

interface FormProps {
	/** Whether coaster and colour are out, or one press away. */
	readonly looks: "open" | "folded";
	/** What the button says that keeps it. */
	readonly submit?: string;
	readonly onDone: () => void;
	/** Without it there is no way past. */
	readonly onSkip?: () => void;
}

/** Name, coaster and its colour. */
export function ProfileForm({ looks, submit: keep = t.profile.save, onDone, onSkip }: FormProps) {
	const known = me.value;
	const [name, setName] = useState(known?.name ?? "");
	const [picture, setPicture] = useState<Picture>(known?.picture ?? "lemon");
	const [tone, setTone] = useState(known?.tone ?? 0);
	const [trouble, setTrouble] = useState("");
	const [busy, setBusy] = useState(false);
	const submit = async (event: Event): Promise<void> => {
		event.preventDefault();
		if (busy) return;
		if (name.trim() === "") return setTrouble(t.profile.badName);
		setBusy(true);
		const answer = await changeMe({ name: name.trim(), picture, tone });
		setBusy(false);
		if (answer.ok) onDone();
		else setTrouble(answer.error === "bad-request" ? t.profile.badName : refusal(answer.error));
	};
	const skip = (): void => {
		introduced.value = "yes";
		onSkip?.();
	};
	return (
		<form class="form" onSubmit={submit}>
			<label class="line">
				<span class="label">{t.profile.name}</span>
				<span class="field">
					<input
						value={name}
						maxLength={nameLength}
						autocomplete="nickname"
						onInput={(event) => setName(event.currentTarget.value)}
					/>
				</span>
			</label>
			{looks === "open" ? (
				<Looks {...{ picture, tone, setPicture, setTone }} />
			) : (
				<details>
					<summary>
						<Coaster picture={picture} tone={tone} size="s" />
						<span>{t.profile.looks}</span>
					</summary>
					<div class="form">
						<Looks {...{ picture, tone, setPicture, setTone }} />
					</div>
				</details>
			)}
			<p class="trouble" role="status">
				{trouble}
			</p>
			<div class="buttons">
				<button type="submit" class="btn" aria-disabled={busy}>
					{keep}
				</button>
				{onSkip && (
					<button type="button" class="btn plain" onClick={skip}>
						{t.profile.later}
					</button>
				)}
			</div>
		</form>
	);
}

interface LooksProps {
	readonly picture: Picture;
	readonly tone: number;
	readonly setPicture: (picture: Picture) => void;
	readonly setTone: (tone: number) => void;
}

const Looks = ({ picture, tone, setPicture, setTone }: LooksProps) => (
	<>
		<fieldset>
			<legend class="label">{t.profile.picture}</legend>
			<div class="pick">
				{pictures.map((each) => (
					<label key={each} class="pick-one">
						<input
							type="radio"
							class="vh"
							name="picture"
							checked={each === picture}
							onChange={() => setPicture(each)}
						/>
						<Coaster picture={each} tone={tone} />
						<span class="vh">{t.profile.pictures[each]}</span>
					</label>
				))}
			</div>
		</fieldset>
		<fieldset>
			<legend class="label">{t.profile.tone}</legend>
			<div class="pick">
				{toneList.map((each) => (
					<label key={each} class="pick-one">
						<input type="radio" class="vh" name="tone" checked={each === tone} onChange={() => setTone(each)} />
						<Coaster picture={picture} tone={each} size="s" />
						<span class="vh">{t.profile.tones[each]}</span>
					</label>
				))}
			</div>
		</fieldset>
	</>
);

/** A link away from a table would be a way out of the game. */
const isAtTable = (): boolean => location.pathname.startsWith("/t/");

export function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
	return (
		<Dialog heading={t.profile.heading} onClose={onClose}>
			<ProfileForm looks="open" onDone={onClose} onSkip={onClose} />
			{!isAtTable() && (
				<p>
					<a class="link" href="/me" onClick={onClose}>
						{account.everything}
					</a>
				</p>
			)}
		</Dialog>
	);
}

import { friendCodeLength } from "@fibbers/protocol/choices";
import { useState } from "preact/hooks";
import { friendLink, spacedFriendCode } from "../../session/friends.ts";
import { ask } from "../../session/lobby.ts";
import { me } from "../../session/me.ts";
import { tidyCode } from "../../session/tables.ts";
import { friends } from "../../text/friends.ts";
import { Dialog } from "../dialog.tsx";
import { LinkField, SendLink } from "../link-field.tsx";
import { Qr } from "../qr.tsx";
import { why } from "./why.ts";

interface AddFriendProps {
	/** Mine. */
	readonly code: string;
	readonly onClose: () => void;
}

/** A friend's code to type in, and mine to give away. */
export function AddFriend({ code, onClose }: AddFriendProps) {
	const { adding } = friends;
	const link = friendLink(code);
	return (
		<Dialog heading={adding.heading} onClose={onClose}>
			<TheirCode />
			<section class="invite">
				<h3>{adding.mine}</h3>
				<p class="soft">{adding.mineHint}</p>
				<p class="big-code code">{spacedFriendCode(code)}</p>
				<LinkField link={link} label={adding.link}>
					<SendLink link={link} text={adding.share(me.value?.name ?? "")} />
				</LinkField>
				<Qr text={link} />
			</section>
		</Dialog>
	);
}

/** As people type it; a link does as well. */
const codeIn = (typed: string): string => tidyCode(typed.split("/f/").at(-1) ?? "");

function TheirCode() {
	const { adding } = friends;
	const [typed, setTyped] = useState("");
	const [said, setSaid] = useState("");
	const [busy, setBusy] = useState(false);
	const submit = async (event: Event): Promise<void> => {
		event.preventDefault();
		const code = codeIn(typed);
		if (busy) return;
		if (code.length !== friendCodeLength) return setSaid(adding.tooShort);
		setBusy(true);
		const reply = await ask("befriend", { code });
		setBusy(false);
		setSaid(reply.done ? adding.asked : why(reply.reason));
		if (reply.done) setTyped("");
	};
	return (
		<form class="form" onSubmit={submit}>
			<label class="line">
				<span class="label">{adding.theirs}</span>
				<span class="field">
					<input
						value={typed}
						autocomplete="off"
						autocapitalize="characters"
						spellcheck={false}
						onInput={(event) => setTyped(event.currentTarget.value)}
					/>
					<button type="submit" class="btn small" aria-disabled={busy || undefined}>
						{adding.ask}
					</button>
				</span>
			</label>
			<p class="said" role="status">
				{said}
			</p>
		</form>
	);
}

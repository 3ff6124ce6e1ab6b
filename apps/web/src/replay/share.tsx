import { useRef, useState } from "preact/hooks";
import { Dialog } from "../screens/dialog.tsx";
import { refusal } from "../screens/refusal.ts";
import { shareGame, unshareGame } from "../session/games.ts";
import { replay as text } from "../text/en/replay.ts";

interface ShareProps {
	readonly id: string;
	readonly token: string | null;
}

/** The link to a game of mine: made when asked for, and taken back. */
export function Share({ id, token: before }: ShareProps) {
	const [token, setToken] = useState(before);
	const [open, setOpen] = useState(false);
	const [said, setSaid] = useState("");
	const make = async (): Promise<void> => {
		setOpen(true);
		setSaid("");
		if (token !== null) return;
		const answer = await shareGame(id);
		if (answer.ok) setToken(answer.value.token);
		else setSaid(refusal(answer.error));
	};
	const end = async (): Promise<void> => {
		const answer = await unshareGame(id);
		if (answer.ok) setToken(null);
		setSaid(answer.ok ? text.share.ended : refusal(answer.error));
	};
	return (
		<>
			<button type="button" class="btn small plain" onClick={() => void make()}>
				{text.share.make}
			</button>
			{open && (
				<Dialog heading={text.share.make} onClose={() => setOpen(false)}>
					{token === null ? null : <Link token={token} onEnd={() => void end()} />}
					<p role="status">{said}</p>
				</Dialog>
			)}
		</>
	);
}

function Link({ token, onEnd }: { readonly token: string; readonly onEnd: () => void }) {
	const field = useRef<HTMLInputElement>(null);
	const [copied, setCopied] = useState<string>(text.share.copy);
	const copy = async (): Promise<void> => {
		field.current?.select();
		const done = await navigator.clipboard.writeText(linkOf(token)).then(
			() => true,
			() => false,
		);
		setCopied(done ? text.share.copied : text.share.selected);
	};
	return (
		<>
			<p class="soft">{text.share.text}</p>
			<div class="field">
				<input ref={field} readOnly value={linkOf(token)} aria-label={text.share.link} />
			</div>
			<div class="buttons">
				<button type="button" class="btn small" onClick={() => void copy()}>
					<span role="status">{copied}</span>
				</button>
				<button type="button" class="btn small plain" onClick={onEnd}>
					{text.share.end}
				</button>
			</div>
		</>
	);
}

const linkOf = (token: string): string => `${location.origin}/shared/${token}`;

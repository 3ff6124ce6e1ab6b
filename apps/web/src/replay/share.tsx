import { useState } from "preact/hooks";
import { Dialog } from "../screens/dialog.tsx";
import { LinkField } from "../screens/link-field.tsx";
import { refusal } from "../screens/refusal.ts";
import { shareGame, unshareGame } from "../session/games.ts";
import { linkTo } from "../session/links.ts";
import { replay as text } from "../text/replay.ts";

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

const Link = ({ token, onEnd }: { readonly token: string; readonly onEnd: () => void }) => (
	<>
		<p class="soft">{text.share.text}</p>
		<LinkField link={linkTo(`/shared/${token}`)} label={text.share.link}>
			<button type="button" class="btn small plain" onClick={onEnd}>
				{text.share.end}
			</button>
		</LinkField>
	</>
);

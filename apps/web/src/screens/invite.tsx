import type { GameId } from "@fibbers/rules";
import { spacedCode } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { LinkField, SendLink } from "./link-field.tsx";
import { Qr } from "./qr.tsx";

interface InviteProps {
	readonly code: string;
	readonly game: GameId;
}

/** How friends come to this table: the code to read out, the link to send, and the link as a picture. */
export function Invite({ code, game }: InviteProps) {
	const link = `${location.origin}/t/${code}`;
	return (
		<div class="invite">
			<p class="soft">{t.invite.text}</p>
			<p class="big-code code">{spacedCode(code)}</p>
			<LinkField link={link} label={t.invite.link}>
				<SendLink link={link} text={t.games[game].invite} />
			</LinkField>
			<Qr text={link} />
		</div>
	);
}

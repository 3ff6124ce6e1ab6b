import type { GameId } from "@fibbers/rules";
import { linkTo } from "../session/links.ts";
import { spacedCode } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { heard } from "../text/spoken.ts";
import { LinkField, SendLink } from "./link-field.tsx";
import { Qr } from "./qr.tsx";
import { useArriving } from "./use-arriving.ts";

export interface InviteProps {
	readonly code: string;
	readonly game: GameId;
}

const inviteFriends = () => heard(import("./friends/invite-friends.tsx")).then(({ InviteFriends }) => InviteFriends);

/** How friends come to this table: an invitation, the code to read out, the link to send, and the link as a picture. */
export function Invite({ code, game }: InviteProps) {
	const InviteFriends = useArriving(inviteFriends);
	const link = linkTo(`/t/${code}`);
	return (
		<div class="invite">
			{InviteFriends && <InviteFriends table={code} />}
			<p class="soft">{t.invite.text}</p>
			<p class="big-code code">{spacedCode(code)}</p>
			<LinkField link={link} label={t.invite.link}>
				<SendLink link={link} text={t.games[game].invite} />
			</LinkField>
			<Qr text={link} />
		</div>
	);
}

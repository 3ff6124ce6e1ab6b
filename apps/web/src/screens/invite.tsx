import type { GameId } from "@fibbers/rules";
import { useEffect, useRef, useState } from "preact/hooks";
import { spacedCode } from "../session/tables.ts";
import { t } from "../text/index.ts";

/** False when the browser lets no page write to its clipboard, as on an insecure address. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

interface InviteProps {
	readonly code: string;
	readonly game: GameId;
}

/** How friends come to this table: the code to read out, the link to send, and the link as a picture. */
export function Invite({ code, game }: InviteProps) {
	const link = `${location.origin}/t/${code}`;
	const field = useRef<HTMLInputElement>(null);
	const [copied, setCopied] = useState<string>(t.invite.copy);
	const copy = async (): Promise<void> => {
		field.current?.select();
		setCopied((await copyText(link)) ? t.invite.copied : t.invite.selected);
	};
	const share = (): void => {
		navigator.share({ title: t.name, text: t.games[game].invite, url: link }).catch(() => {});
	};
	return (
		<div class="invite">
			<p class="soft">{t.invite.text}</p>
			<p class="big-code code">{spacedCode(code)}</p>
			<div class="field">
				<input
					ref={field}
					readOnly
					value={link}
					aria-label={t.invite.link}
					onFocus={(event) => event.currentTarget.select()}
				/>
			</div>
			<div class="buttons">
				<button type="button" class="btn small" onClick={copy}>
					<span role="status">{copied}</span>
				</button>
				{"share" in navigator && (
					<button type="button" class="btn small plain" onClick={share}>
						{t.invite.share}
					</button>
				)}
			</div>
			<Qr text={link} />
		</div>
	);
}

interface Modules {
	readonly size: number;
	readonly path: string;
}

export function Qr({ text }: { readonly text: string }) {
	const [modules, setModules] = useState<Modules | null>(null);
	useEffect(() => {
		let stopped = false;
		import("uqr").then(
			({ encode }) => {
				const { size, data } = encode(text, { border: 2 });
				const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
				if (!stopped) setModules({ size, path });
			},
			() => {},
		);
		return () => {
			stopped = true;
		};
	}, [text]);
	return (
		<div class="qr">
			{modules && (
				<svg
					viewBox={`0 0 ${modules.size} ${modules.size}`}
					role="img"
					aria-label={t.invite.qr}
					shape-rendering="crispEdges"
				>
					<path d={modules.path} />
				</svg>
			)}
		</div>
	);
}

import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../text/index.ts";

/** Copies what is selected in the field. False when the browser lets no page write to its clipboard. */
async function copy(field: HTMLInputElement): Promise<boolean> {
	field.select();
	try {
		await navigator.clipboard.writeText(field.value);
		return true;
	} catch {
		// Pages that came unencrypted, as in a household, have only the old way.
		return document.execCommand("copy");
	}
}

interface LinkFieldProps {
	readonly link: string;
	readonly label: string;
	/** More buttons, after the one that copies. */
	readonly children?: ComponentChildren;
}

/** A link to copy. */
export function LinkField({ link, label, children }: LinkFieldProps) {
	const field = useRef<HTMLInputElement>(null);
	const [copied, setCopied] = useState<"copy" | "copied" | "selected">("copy");
	const press = async (): Promise<void> => {
		if (field.current !== null) setCopied((await copy(field.current)) ? "copied" : "selected");
	};
	return (
		<>
			<div class="field">
				<input ref={field} readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
			</div>
			<div class="buttons">
				<button type="button" class="btn small" onClick={() => void press()}>
					<span aria-live="polite">{t.invite[copied]}</span>
				</button>
				{children}
			</div>
		</>
	);
}

/** The system's own way to send a link; nothing where there is none. */
export const SendLink = ({ link, text }: { readonly link: string; readonly text?: string }) =>
	"share" in navigator ? (
		<button
			type="button"
			class="btn small plain"
			onClick={() => void navigator.share({ title: t.name, url: link, ...(text && { text }) }).catch(() => {})}
		>
			{t.invite.share}
		</button>
	) : null;

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../text/index.ts";
import { Icon } from "../ui/icon.tsx";

interface DialogProps {
	readonly heading: string;
	readonly onClose: () => void;
	readonly children: ComponentChildren;
}

/** A modal sheet of paper. The browser keeps the focus inside, closes on Esc and gives the focus back. */
export function Dialog({ heading, onClose, children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => {
		const before = document.activeElement;
		dialog.current?.showModal();
		return () => {
			if (before instanceof HTMLElement && before.isConnected) before.focus();
		};
	}, []);
	return (
		<dialog ref={dialog} class="dialog panel" aria-labelledby={id} closedby="any" onClose={onClose}>
			<div class="dialog-in">
				<header class="dialog-head">
					<h2 id={id}>{heading}</h2>
					<button type="button" class="icon-btn" aria-label={t.close} onClick={() => dialog.current?.close()}>
						<Icon name="x" />
					</button>
				</header>
				{children}
			</div>
		</dialog>
	);
}

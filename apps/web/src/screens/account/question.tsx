import { useState } from "preact/hooks";
import { Dialog } from "../dialog.tsx";

interface QuestionProps {
	readonly heading: string;
	readonly text: string;
	readonly warning?: string;
	readonly go: string;
	readonly stay: string;
	readonly onGo: () => Promise<void>;
	readonly onStay: () => void;
}

/** Asks once before something that cannot be taken back; staying comes first. */
export function Question({ heading, text, warning = "", go, stay, onGo, onStay }: QuestionProps) {
	const [isBusy, setBusy] = useState(false);
	const act = async (): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		await onGo();
		setBusy(false);
	};
	return (
		<Dialog heading={heading} onClose={onStay}>
			<p>{text}</p>
			{warning !== "" && (
				<p>
					<b>{warning}</b>
				</p>
			)}
			<div class="buttons">
				<button type="button" class="btn" onClick={onStay}>
					{stay}
				</button>
				<button type="button" class="btn plain" aria-disabled={isBusy} onClick={() => void act()}>
					{go}
				</button>
			</div>
		</Dialog>
	);
}

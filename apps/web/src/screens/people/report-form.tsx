import { type ReportReason, reportLength, reportReasons } from "@fibbers/protocol/choices";
import { useState } from "preact/hooks";
import { peopleHere as text } from "../../text/people-here.ts";

interface ReportProps {
	readonly name: string;
	readonly onSend: (report: { readonly reason: ReportReason; readonly text?: string }) => void;
	readonly onCancel: () => void;
}

/** What is wrong, and a sentence about it if somebody likes. */
export function ReportForm({ name, onSend, onCancel }: ReportProps) {
	const [reason, setReason] = useState<ReportReason>("chat");
	const [words, setWords] = useState("");
	return (
		<form
			class="form"
			onSubmit={(event) => {
				event.preventDefault();
				const said = words.trim();
				onSend(said === "" ? { reason } : { reason, text: said });
			}}
		>
			<fieldset>
				<legend class="label">{text.report.heading(name)}</legend>
				<div class="rows">
					{reportReasons.map((each) => (
						<label key={each} class="check">
							<input type="radio" name="reason" checked={each === reason} onChange={() => setReason(each)} />
							<span>{text.report.reasons[each]}</span>
						</label>
					))}
				</div>
			</fieldset>
			<label class="line">
				<span class="label">{text.report.text}</span>
				<span class="field">
					<input maxLength={reportLength} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
				</span>
			</label>
			<div class="buttons">
				<button type="submit" class="btn small">
					{text.report.go}
				</button>
				<button type="button" class="btn small plain" onClick={onCancel}>
					{text.stay}
				</button>
			</div>
		</form>
	);
}

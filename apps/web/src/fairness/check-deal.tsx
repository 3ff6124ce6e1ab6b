import { checkDeal, type DealCheck, type Proof } from "@fibbers/protocol/fairness";
import { useState } from "preact/hooks";
import { fairness as text } from "../text/fairness.ts";
import { Btn } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import "./check-deal.css";

interface CheckDealProps {
	/** A game record as it is stored or downloaded. */
	readonly record: object;
	/** In order of seats. */
	readonly names: readonly string[];
}

/** Three sentences about how the deck came about, and the browser's own check of them. */
export function CheckDeal({ record, names }: CheckDealProps) {
	const [check, setCheck] = useState<DealCheck | null>(null);
	const { proof } = record as { readonly proof?: Proof };
	return (
		<section class="panel sheet-of-paper check-deal">
			<h2>{text.heading}</h2>
			<ol>
				{text.how.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ol>
			<div class="check-deal-foot">
				<Btn look="plain" onPress={() => setCheck(checkDeal(record))}>
					{text.check}
				</Btn>
				<p role="status" data-fair={check?.fair}>
					<Outcome check={check} />
				</p>
			</div>
			{proof === undefined ? null : <Numbers proof={proof} names={names} />}
		</section>
	);
}

function Outcome({ check }: { readonly check: DealCheck | null }) {
	if (check === null) return null;
	return (
		<>
			<Icon name={check.fair ? "check" : "x"} /> {check.fair ? text.fair : text.unfair[check.why]}
		</>
	);
}

function Numbers({ proof, names }: { readonly proof: Proof; readonly names: readonly string[] }) {
	return (
		<details>
			<summary>{text.details}</summary>
			<dl>
				<dt>{text.commitment}</dt>
				<dd class="code">{proof.commitment}</dd>
				<dt>{text.seed}</dt>
				<dd class="code">{proof.seed}</dd>
				{proof.contributions.map((bytes, seat) => (
					<div key={seat}>
						<dt>{text.bytes(names[seat] ?? text.seat(seat))}</dt>
						<dd class={bytes === null ? "soft" : "code"}>{bytes ?? text.nothing}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

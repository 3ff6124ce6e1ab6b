import { useState } from "preact/hooks";
import { peopleHere as text } from "../../text/people-here.ts";
import { refusal } from "../refusal.ts";
import { AddFriend } from "./add-friend.tsx";
import type { PeopleProps } from "./people-dialog.tsx";
import type { Present } from "./present.ts";
import { ReportForm } from "./report-form.tsx";

interface CardProps extends PeopleProps {
	readonly person: Present;
}

type Step = "choices" | "block" | "kick" | "report";

/** What the reader can do about somebody. What cannot be taken back is asked once. */
export function PersonCard({ person: { guest, name, seat }, moment, talk, ask }: CardProps) {
	const [step, setStep] = useState<Step>("choices");
	const [said, setSaid] = useState("");
	const isHost = moment.seat !== null && moment.seat === moment.info.host;
	const isHere = seat !== null || moment.info.guests.some((each) => each.guest === guest);
	const isMuted = talk.you.value.muted.includes(guest);

	/** Sends it, and says what came of it. */
	const order = async (command: string, body: object, done: string): Promise<boolean> => {
		const reply = await ask(command, { guest, ...body });
		setSaid(reply.done ? done : (text.refusals[reply.reason] ?? refusal(reply.reason)));
		setStep("choices");
		return reply.done;
	};
	const block = async (): Promise<void> => {
		if (await order("block", {}, text.block.done(name))) talk.hide(guest);
	};

	if (step === "block")
		return <Question {...text.block} name={name} onYes={() => void block()} onNo={() => setStep("choices")} />;
	if (step === "kick")
		return (
			<Question {...text.kick} name={name} onYes={() => void order("kick", {}, "")} onNo={() => setStep("choices")} />
		);
	if (step === "report")
		return (
			<ReportForm
				name={name}
				onSend={(report) => void order("report", report, text.report.done)}
				onCancel={() => setStep("choices")}
			/>
		);
	const choice = (label: string, onPress: () => void) => (
		<button type="button" class="btn small plain" onClick={onPress}>
			{label}
		</button>
	);
	return (
		<>
			<div class="buttons">
				<AddFriend guest={guest} name={name} ask={ask} />
				{choice(
					isMuted ? text.unmute : text.mute,
					() => void order("mute", { muted: !isMuted }, isMuted ? "" : text.muteHint(name)),
				)}
				{choice(text.block.name, () => setStep("block"))}
				{choice(text.report.name, () => setStep("report"))}
				{isHost &&
					seat !== null &&
					choice(text.handOver.name, () => void order("handOver", {}, text.handOver.done(name)))}
				{isHost && isHere && choice(text.kick.name, () => setStep("kick"))}
			</div>
			<p class="trouble" role="status">
				{said}
			</p>
		</>
	);
}

interface QuestionProps {
	readonly name: string;
	readonly asks: (name: string) => string;
	readonly text: (name: string) => string;
	readonly go: string;
	readonly onYes: () => void;
	readonly onNo: () => void;
}

const Question = ({ name, asks, text: explain, go, onYes, onNo }: QuestionProps) => (
	<div role="group" aria-label={asks(name)}>
		<p>
			<b>{asks(name)}</b> {explain(name)}
		</p>
		<div class="buttons">
			<button type="button" class="btn small" onClick={onYes}>
				{go}
			</button>
			<button type="button" class="btn small plain" ref={(button) => button?.focus()} onClick={onNo}>
				{text.stay}
			</button>
		</div>
	</div>
);

import type { OptionValue } from "@fibbers/rules";
import { useId } from "preact/hooks";
import type { Reply } from "../games/game-screen.ts";
import type { TableMoment } from "../session/table-store.ts";
import { t } from "../text/index.ts";
import { Coaster } from "../ui/coaster.tsx";
import { optionsOf, seatsOf } from "./setup.ts";

interface VotesProps {
	readonly moment: TableMoment;
	readonly act: (command: string, body?: object) => Promise<Reply>;
}

/** At an open table the seated vote on the options. A press on one's own vote takes it back. */
export function Votes({ moment, act }: VotesProps) {
	const { game, info, seat } = moment;
	const mine = seat === null ? {} : (info.seats[seat]?.votes ?? {});
	const vote = (name: string, value: OptionValue): void => {
		const { [name]: before, ...others } = mine;
		void act("vote", { options: before === value ? others : { ...others, [name]: value } });
	};
	return (
		<div class="votes">
			<p class="soft">{seat === null ? t.options.votes.watching : t.options.votes.hint}</p>
			{Object.entries(optionsOf(game)).map(([name, values]) => (
				<Option key={name} {...{ moment, name, values }} onVote={(value) => vote(name, value)} />
			))}
		</div>
	);
}

interface OptionProps {
	readonly moment: TableMoment;
	readonly name: string;
	readonly values: readonly OptionValue[];
	readonly onVote: (value: OptionValue) => void;
}

function Option({ moment, name, values, onVote }: OptionProps) {
	const { game, info, seat, settings } = moment;
	const id = useId();
	const words = t.games[game].options[name];
	return (
		<div role="group" aria-labelledby={id}>
			<h3 id={id}>{words?.label ?? name}</h3>
			{values.map((value) => {
				const text = words?.values[String(value)] ?? { name: String(value), hint: "" };
				const most = seatsOf(game, { ...settings.options, [name]: value }).max;
				const closed = most < info.seats.length ? t.options.room(most) : null;
				const isSoFar = settings.options[name] === value;
				const voters = [...info.seats.entries()].filter(([, { votes }]) => votes[name] === value);
				const inside = (
					<>
						<span>
							<b>{text.name}</b> {isSoFar && <i class="tag">{t.options.votes.soFar}</i>}
							<small>{closed ?? text.hint}</small>
						</span>
						<span class="voters">
							<span class="vh">
								{t.options.votes.by(voters.map(([of, each]) => (of === seat ? t.you : each.name)))}
							</span>
							{voters.map(([of, { picture, tone }]) => (
								<Coaster key={of} picture={picture} tone={tone} size="xs" />
							))}
							<b class="num" aria-hidden="true">
								{voters.length}
							</b>
						</span>
					</>
				);
				if (seat === null)
					return (
						<p key={String(value)} class="vote">
							{inside}
						</p>
					);
				return (
					<button
						key={String(value)}
						type="button"
						class="vote"
						aria-pressed={info.seats[seat]?.votes[name] === value}
						aria-disabled={closed === null ? undefined : true}
						onClick={() => closed === null && onVote(value)}
					>
						{inside}
					</button>
				);
			})}
		</div>
	);
}

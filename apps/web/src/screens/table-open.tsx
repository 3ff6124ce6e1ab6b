import type { ComponentChild } from "preact";
import type { Reply } from "../games/game-screen.ts";
import { introduced } from "../preferences.ts";
import type { TableMoment } from "../session/table-store.ts";
import { atTable } from "../text/at-table.ts";
import { computers } from "../text/computers.ts";
import { t } from "../text/index.ts";
import { Btn } from "../ui/button.tsx";
import { Coaster } from "../ui/coaster.tsx";
import { Icon } from "../ui/icon.tsx";
import { AddComputer } from "./add-computer.tsx";
import { Agreed } from "./agreed.tsx";
import { BarButtons, choosing } from "./bar-buttons.tsx";
import { Invite } from "./invite.tsx";
import { NobodyYet, useAloneSince } from "./nobody-yet.tsx";
import { OpenHands } from "./open-hands.tsx";
import { ProfileForm } from "./profile.tsx";
import { Scores } from "./scores.tsx";
import { seatsOf } from "./setup.ts";
import { WhoStarts } from "./who-starts.tsx";

export interface PhaseProps {
	readonly moment: TableMoment;
	/** Asks the table; a refusal is told to the person by whoever gave this. */
	readonly act: (command: string, body?: object) => Promise<Reply>;
	/** What was refused last. */
	readonly refused: string;
}

interface OpenProps extends PhaseProps {
	/** The talk, where it stands in the page. */
	readonly chat: ComponentChild;
}

/** Before the cards are dealt: people sit down, and the table is set up. */
export function TableOpen({ moment, act, refused, chat }: OpenProps) {
	const aloneSince = useAloneSince(moment);
	const { game, info, seat, settings } = moment;
	const choices = choosing(moment, act);
	const isAwaitingFriends = info.round === 0 && !settings.listed;
	const agreed = <Agreed key="agreed" moment={moment} act={act} />;
	const invite = (
		<section key="invite" class="panel sheet-of-paper">
			<h2>{t.invite.heading}</h2>
			<Invite code={info.code} game={game} />
		</section>
	);
	return (
		<>
			<main class="opening">
				<div class="col">
					{introduced.value === "no" && (
						<section class="panel sheet-of-paper">
							<h2>{t.profile.newcomer}</h2>
							<ProfileForm looks="folded" onDone={() => {}} onSkip={() => {}} />
						</section>
					)}
					<Seats moment={moment} act={act} />
					{chat && <div class="open-chat">{chat}</div>}
					<Scores seats={info.seats} seat={seat} />
					<OpenHands moment={moment} act={act} />
				</div>
				<div class="col">{isAwaitingFriends ? [invite, agreed] : [agreed, invite]}</div>
			</main>
			<section class="next" aria-label={t.open.start}>
				<div class="in">
					{aloneSince === null ? (
						<>
							<p role="status">
								{refused || (
									<>
										{headline(moment)} <WhoStarts moment={moment} />
									</>
								)}
							</p>
							{choices.length > 0 ? <BarButtons buttons={choices} /> : <Begin moment={moment} act={act} />}
						</>
					) : (
						<NobodyYet since={aloneSince} act={act} refused={refused} />
					)}
				</div>
			</section>
		</>
	);
}

type PartProps = Pick<PhaseProps, "moment" | "act">;

/** How many are missing for a game, 0 when there are enough. */
const missing = ({ game, info, settings }: TableMoment): number =>
	Math.max(0, seatsOf(game, settings.options).min - info.seats.length);

/** A free chair, or one that a computer would give up. */
const hasRoom = ({ info, settings }: TableMoment): boolean =>
	info.seats.filter(({ computer }) => !computer).length < settings.seats;

function headline(moment: TableMoment): string {
	const { info, seat } = moment;
	if (seat === null) return hasRoom(moment) ? t.open.watching : t.open.watchingFull;
	if (info.seats[seat]?.presence === "pausing") return atTable.pause.open;
	if (missing(moment) > 0) return t.open.tooFew(missing(moment));
	return seat === info.host ? t.open.canStart(info.seats.length) : t.open.waitFor(info.seats[info.host]?.name ?? "");
}

function Begin({ moment, act }: PartProps) {
	const { info, seat } = moment;
	if (seat === null)
		return hasRoom(moment) ? (
			<Btn key="sit" onPress={() => act("sit")}>
				{t.open.sitDown}
			</Btn>
		) : null;
	if (info.seats[seat]?.presence === "pausing")
		return (
			<Btn key="resume" onPress={() => act("resume")}>
				{atTable.pause.back}
			</Btn>
		);
	if (seat !== info.host) return null;
	const enough = missing(moment) === 0;
	return (
		<Btn key="start" reason={enough ? null : t.open.tooFew(missing(moment))} onPress={() => act("start")}>
			{t.open.start}
		</Btn>
	);
}

function Seats({ moment, act }: PartProps) {
	const { info, seat, settings } = moment;
	const isHost = seat !== null && seat === info.host;
	const free = Math.max(0, settings.seats - info.seats.length);
	return (
		<section>
			<div class="head">
				<h2>{t.open.heading}</h2>
				{seat !== null && !isHost && (
					<button type="button" class="btn small plain push" onClick={() => void act("stand")}>
						{t.open.getUp}
					</button>
				)}
			</div>
			<ul class="panel people-list">
				{info.seats.map((person, index) => (
					<li key={index}>
						<Coaster picture={person.picture} tone={person.tone} light={person.presence === "here" ? "on" : "off"} />
						<span>
							<b>{index === seat ? `${person.name} (${t.you.toLowerCase()})` : person.name}</b>
							<span>{noteOf(moment, index)}</span>
						</span>
						{isHost && index !== seat && (
							<button
								type="button"
								class="icon-btn"
								aria-label={t.open.remove(person.name)}
								onClick={() => void act("removeSeat", { seat: index })}
							>
								<Icon name="x" />
							</button>
						)}
					</li>
				))}
				{free > 0 && (
					<li>
						<i class="free-chair" aria-hidden="true" />
						<span>{t.open.freeChairs(free)}</span>
						{isHost && <AddComputer act={act} />}
					</li>
				)}
			</ul>
		</section>
	);
}

function noteOf({ info }: TableMoment, seat: number): string {
	const person = info.seats[seat];
	if (person?.computer) return computers.notes[person.computer];
	if (person?.presence === "reconnecting") return t.open.reconnecting;
	if (person?.presence === "away") return t.open.away;
	if (person?.presence === "pausing") return atTable.pause.longNote;
	return seat === info.host ? t.open.host : "";
}

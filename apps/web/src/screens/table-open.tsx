import { games } from "@fibbers/rules";
import { useState } from "preact/hooks";
import type { Reply } from "../games/game-screen.ts";
import { introduced } from "../preferences.ts";
import type { TableMoment } from "../session/table-store.ts";
import type { TableSettings } from "../session/tables.ts";
import { t } from "../text/index.ts";
import { Coaster } from "../ui/coaster.tsx";
import { Icon } from "../ui/icon.tsx";
import { Dialog } from "./dialog.tsx";
import { Invite } from "./invite.tsx";
import { shortOptions } from "./option-words.ts";
import { ProfileForm } from "./profile.tsx";
import { refusal } from "./refusal.ts";
import { SettingsForm } from "./settings-form.tsx";

export interface PhaseProps {
	readonly moment: TableMoment;
	/** Asks the table; a refusal is told to the person by whoever gave this. */
	readonly act: (command: string, body?: object) => Promise<Reply>;
	/** What was refused last. */
	readonly refused: string;
}

/** Before the cards are dealt: people sit down, and the table is set up. */
export function TableOpen({ moment, act, refused }: PhaseProps) {
	const { info, seat } = moment;
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
				</div>
				<div class="col">
					<section class="panel sheet-of-paper">
						<h2>{t.invite.heading}</h2>
						<Invite code={info.code} />
					</section>
					<Agreed moment={moment} act={act} />
				</div>
			</main>
			<section class="next" aria-label={t.open.start}>
				<div class="in">
					<p role="status">{refused || headline(moment)}</p>
					{seat !== null && seat === info.host && <Start moment={moment} act={act} />}
					{seat === null && hasRoom(moment) && (
						<button type="button" class="btn" onClick={() => void act("sit")}>
							{t.open.sitDown}
						</button>
					)}
				</div>
			</section>
		</>
	);
}

type PartProps = Pick<PhaseProps, "moment" | "act">;

const fewest = ({ game, settings }: TableMoment): number => games[game].seats(settings.options as never).min;

/** A free chair, or one that a computer would give up. */
const hasRoom = ({ info, settings }: TableMoment): boolean =>
	info.seats.filter(({ computer }) => !computer).length < settings.seats;

function headline(moment: TableMoment): string {
	const { info, seat } = moment;
	const players = info.seats.length;
	if (seat === null) return hasRoom(moment) ? t.open.watching : t.open.watchingFull;
	if (seat !== info.host) return t.open.waitFor(info.seats[info.host]?.name ?? "");
	return players < fewest(moment) ? t.open.tooFew(fewest(moment) - players) : t.open.canStart(players);
}

function Start({ moment, act }: PartProps) {
	const enough = moment.info.seats.length >= fewest(moment);
	return (
		<button type="button" class="btn" aria-disabled={!enough} onClick={() => enough && void act("start")}>
			{t.open.start}
		</button>
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
						{isHost && (
							<button type="button" class="btn small plain" onClick={() => void act("addComputer")}>
								{t.open.addComputer}
							</button>
						)}
					</li>
				)}
			</ul>
		</section>
	);
}

function noteOf({ info }: TableMoment, seat: number): string {
	const person = info.seats[seat];
	if (person?.computer) return t.open.computer;
	if (person?.presence === "reconnecting") return t.open.reconnecting;
	if (person?.presence === "away") return t.open.away;
	return seat === info.host ? t.open.host : "";
}

/** What was agreed on; the host can change it. */
function Agreed({ moment, act }: PartProps) {
	const { game, info, seat, settings } = moment;
	const [changing, setChanging] = useState(false);
	const [trouble, setTrouble] = useState("");
	const words = t.options.words;
	const change = async (wanted: TableSettings): Promise<void> => {
		const reply = await act("configure", wanted);
		if (reply.done) setChanging(false);
		else setTrouble(refusal(reply.reason));
	};
	return (
		<section class="panel sheet-of-paper">
			<div class="head">
				<h2>{t.open.table}</h2>
				{seat !== null && seat === info.host && (
					<button type="button" class="btn small plain push" onClick={() => setChanging(true)}>
						{t.open.change}
					</button>
				)}
			</div>
			<ul class="facts">
				{[
					...shortOptions(game, settings.options).map((text) => text.charAt(0).toUpperCase() + text.slice(1)),
					words.seats(settings.seats),
					words.turn(settings.turnMs),
					words.doubt(settings.doubtMs),
					words.listed(settings.listed),
					words.watchable(settings.watchable),
				].map((fact) => (
					<li key={fact}>{fact}</li>
				))}
			</ul>
			{changing && (
				<Dialog heading={t.options.change} onClose={() => setChanging(false)}>
					<SettingsForm game={game} initial={settings} submit={t.options.apply} trouble={trouble} onSubmit={change} />
				</Dialog>
			)}
		</section>
	);
}

import { handOverMs } from "@fibbers/protocol/choices";
import { useEffect, useState } from "preact/hooks";
import { listDevices, newLink } from "../../session/account.ts";
import { linkTo } from "../../session/links.ts";
import { account } from "../../text/account.ts";
import { t } from "../../text/index.ts";
import { Dialog } from "../dialog.tsx";
import { LinkField, SendLink } from "../link-field.tsx";
import { Qr } from "../qr.tsx";
import { refusal } from "../refusal.ts";
import { SiteBar } from "../site-bar.tsx";
import { useTitle } from "../use-title.ts";
import "./account.css";

/** `/hand-over`. */
export function HandOverPage() {
	useTitle(account.handOver.heading);
	return (
		<div class="site">
			<SiteBar />
			<main class="page">
				<h1>{account.handOver.heading}</h1>
				<section class="panel sheet-of-paper">
					<HandOver />
				</section>
			</main>
		</div>
	);
}

export const HandOverDialog = ({ onClose }: { readonly onClose: () => void }) => (
	<Dialog heading={account.handOver.heading} onClose={onClose}>
		<HandOver />
	</Dialog>
);

type Link =
	| { readonly is: "asked" }
	| { readonly is: "good"; readonly secret: string; readonly until: number }
	| { readonly is: "over" }
	| { readonly is: "used"; readonly by: string }
	| { readonly is: "refused"; readonly why: string };

/** A link that works once, as a picture and to send, and how long it is good. */
function HandOver() {
	const [link, setLink] = useState<Link>({ is: "asked" });
	const ask = async (): Promise<void> => {
		setLink({ is: "asked" });
		const askedAt = performance.now();
		const answer = await newLink();
		// The clock of this device may be wrong; how long a link lasts is known.
		if (answer.ok) setLink({ is: "good", secret: answer.value.secret, until: askedAt + handOverMs });
		else setLink({ is: "refused", why: refusal(answer.error) });
	};
	useEffect(() => void ask(), []);
	return (
		<div class="invite hand-over">
			{link.is === "good" ? (
				<Good {...link} onOver={() => setLink({ is: "over" })} onUsed={(by) => setLink({ is: "used", by })} />
			) : (
				<>
					<p class="lede" role="status">
						{link.is === "asked" && t.loading}
						{link.is === "over" && account.handOver.over}
						{link.is === "used" && account.handOver.done(link.by)}
						{link.is === "refused" && link.why}
					</p>
					{link.is !== "asked" && (
						<div class="buttons">
							<button type="button" class="btn plain" onClick={() => void ask()}>
								{account.handOver.again}
							</button>
						</div>
					)}
				</>
			)}
		</div>
	);
}

interface GoodProps {
	readonly secret: string;
	/** On the clock of `performance`. */
	readonly until: number;
	readonly onOver: () => void;
	/** Another device has become me. */
	readonly onUsed: (by: string) => void;
}

function Good({ secret, until, onOver, onUsed }: GoodProps) {
	const seconds = useSecondsUntil(until, onOver);
	useNewDevice(onUsed);
	const address = linkTo(`/h#${secret}`);
	return (
		<>
			<p class="soft">{account.handOver.text}</p>
			<Qr text={address} />
			<p class="num">
				<b>{account.handOver.left(seconds)}</b>
			</p>
			<LinkField link={address} label={account.handOver.link}>
				<SendLink link={address} />
			</LinkField>
		</>
	);
}

function useSecondsUntil(until: number, onOver: () => void): number {
	const left = (): number => Math.max(0, Math.ceil((until - performance.now()) / 1_000));
	const [seconds, setSeconds] = useState(left);
	useEffect(() => {
		const timer = setInterval(() => {
			setSeconds(left());
			if (left() === 0) onOver();
		}, 1_000);
		return () => clearInterval(timer);
	}, [until]);
	return seconds;
}

const lookEveryMs = 3_000;

/** Calls back with the label of a device that has come since. */
function useNewDevice(onCome: (label: string) => void): void {
	useEffect(() => {
		let before: ReadonlySet<string> | null = null;
		let stopped = false;
		const look = async (): Promise<void> => {
			const devices = document.visibilityState === "visible" ? await listDevices() : null;
			if (stopped || devices === null) return;
			const known = before;
			const come = known && devices.find(({ id }) => !known.has(id));
			before = new Set(devices.map(({ id }) => id));
			if (come) onCome(come.label);
		};
		void look();
		const timer = setInterval(() => void look(), lookEveryMs);
		return () => {
			stopped = true;
			clearInterval(timer);
		};
	}, []);
}

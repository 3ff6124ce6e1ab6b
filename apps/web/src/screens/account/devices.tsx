import type { DeviceLine } from "@fibbers/protocol";
import { useEffect, useState } from "preact/hooks";
import { listDevices, signOut } from "../../session/account.ts";
import { account } from "../../text/en/account.ts";
import { t } from "../../text/index.ts";
import { Question } from "./question.tsx";

const text = account.devices;

/** The browsers that are this player, each with a way to sign it out. */
export function Devices({ onGone }: { readonly onGone: () => void }) {
	const [devices, setDevices] = useState<readonly DeviceLine[] | null>([]);
	const [news, setNews] = useState("");
	const [asked, setAsked] = useState<DeviceLine | null>(null);
	const look = async (): Promise<void> => setDevices(await listDevices());
	useEffect(() => void look(), []);
	const end = async (device: DeviceLine): Promise<void> => {
		setAsked(null);
		const done = await signOut(device);
		if (done && device.current) return onGone();
		setNews(done ? text.signedOut(device.label) : t.refused);
		await look();
	};
	return (
		<>
			<ul class="devices">
				{devices?.map((device) => (
					<li key={device.id}>
						<b>{device.label}</b>
						<span class="soft">{device.current ? text.here : text.seen(device.seenAt)}</span>
						<button
							type="button"
							class="btn small plain"
							aria-label={text.signOutOf(device.label)}
							onClick={() => (device.current ? setAsked(device) : void end(device))}
						>
							{text.signOut}
						</button>
					</li>
				))}
			</ul>
			<p role="status">{devices === null ? text.unknown : news}</p>
			<div class="buttons">
				<a class="btn" href="/hand-over">
					{text.another}
				</a>
			</div>
			{asked !== null && (
				<Question
					heading={text.last.heading}
					text={devices?.length === 1 ? text.last.text : text.last.textWithOthers}
					go={text.last.go}
					stay={text.last.stay}
					onGo={() => end(asked)}
					onStay={() => setAsked(null)}
				/>
			)}
		</>
	);
}

import type { DeviceLine } from "@fibbers/protocol";
import { useEffect, useState } from "preact/hooks";
import { listDevices, signOut } from "../../session/account.ts";
import { account } from "../../text/account.ts";
import { t } from "../../text/index.ts";
import { Question } from "./question.tsx";

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
		setNews(done ? account.devices.signedOut(device.label) : t.refused);
		await look();
	};
	return (
		<>
			<ul class="devices">
				{devices?.map((device) => (
					<li key={device.id}>
						<b>{device.label}</b>
						<span class="soft">{device.current ? account.devices.here : account.devices.seen(device.seenAt)}</span>
						<button
							type="button"
							class="btn small plain"
							aria-label={account.devices.signOutOf(device.label)}
							onClick={() => (device.current ? setAsked(device) : void end(device))}
						>
							{account.devices.signOut}
						</button>
					</li>
				))}
			</ul>
			<p role="status">{devices === null ? account.devices.unknown : news}</p>
			<div class="buttons">
				<a class="btn" href="/hand-over">
					{account.devices.another}
				</a>
			</div>
			{asked !== null && (
				<Question
					heading={account.devices.last.heading}
					text={devices?.length === 1 ? account.devices.last.text : account.devices.last.textWithOthers}
					go={account.devices.last.go}
					stay={account.devices.last.stay}
					onGo={() => end(asked)}
					onStay={() => setAsked(null)}
				/>
			)}
		</>
	);
}

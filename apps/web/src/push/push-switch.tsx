import { useEffect, useState } from "preact/hooks";
import { push } from "../text/push.ts";
import { lookAtPush, type PushState, pushState, turnOff, turnOn } from "./device.ts";
import { keepPushes } from "./keep.ts";
import "./push-switch.css";

/** There is nothing to switch then; the sentence says why. */
const isClosed = (state: PushState): boolean => state === "unsupported" || state === "install" || state === "denied";

/** Whether this device is told of invitations while no page is open. */
export function PushSwitch() {
	useEffect(() => void lookAtPush(), []);
	/** What was pressed and has not come of it yet. */
	const [wish, setWish] = useState<boolean | null>(null);
	const state = pushState.value;
	const press = async (wanted: boolean): Promise<void> => {
		setWish(wanted);
		if (wanted) await turnOn();
		else await turnOff();
		setWish(null);
		keepPushes();
	};
	return (
		<div class="push-switch">
			<label class="check">
				<input
					type="checkbox"
					checked={wish ?? state === "on"}
					disabled={isClosed(state)}
					onChange={({ currentTarget }) => {
						if (wish === null) void press(currentTarget.checked);
						else currentTarget.checked = wish;
					}}
				/>
				<span>
					<b>{push.label}</b>
				</span>
			</label>
			<p class="soft">{push.hint}</p>
			<p role="status">{push.states[state]}</p>
		</div>
	);
}

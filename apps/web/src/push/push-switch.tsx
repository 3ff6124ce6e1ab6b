import { useEffect } from "preact/hooks";
import { push } from "../text/push.ts";
import { lookAtPush, type PushState, pushState, turnOff, turnOn } from "./device.ts";
import { keepPushes } from "./keep.ts";

/** There is nothing to switch then; the sentence says why. */
const isClosed = (state: PushState): boolean => state === "unsupported" || state === "install" || state === "denied";

/** Whether this device is told of invitations while no page is open. */
export function PushSwitch() {
	useEffect(() => void lookAtPush(), []);
	const state = pushState.value;
	return (
		<div>
			<label class="check">
				<input
					type="checkbox"
					checked={state === "on"}
					disabled={isClosed(state)}
					onChange={({ currentTarget }) => {
						if (state !== "asking") void (currentTarget.checked ? turnOn().then(keepPushes) : turnOff());
						// It shows what is, not what was pressed.
						currentTarget.checked = pushState.peek() === "on";
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

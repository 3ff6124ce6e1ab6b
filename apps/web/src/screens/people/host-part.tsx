import { useState } from "preact/hooks";
import { peopleHere as text } from "../../text/people-here.ts";
import { Icon } from "../../ui/icon.tsx";
import { refusal } from "../refusal.ts";
import type { PeopleProps } from "./people-dialog.tsx";
import type { Swap } from "./use-swap.ts";

/** What only the host can do with the table: lock it, and swap chairs between games. */
export function HostPart({ moment: { info }, ask, swap }: Omit<PeopleProps, "talk"> & { readonly swap: Swap }) {
	const [trouble, setTrouble] = useState("");
	const lock = async (): Promise<void> => {
		const reply = await ask("lock", { locked: !info.locked });
		setTrouble(reply.done ? "" : refusal(reply.reason));
	};
	const maySwap = info.phase === "open" && info.seats.length > 1;
	return (
		<section class="host-part">
			<div class="buttons">
				<button type="button" class="btn small plain" onClick={() => void lock()}>
					<Icon name="lock" />
					{info.locked ? text.unlock : text.lock}
				</button>
				{maySwap && (
					<button type="button" class="btn small plain" aria-pressed={swap.isOn} onClick={swap.turn}>
						{swap.isOn ? text.swap.end : text.swap.name}
					</button>
				)}
			</div>
			<p class="soft" role="status">
				{trouble || (maySwap && swap.isOn ? swap.says : info.locked ? "" : text.lockHint)}
			</p>
		</section>
	);
}

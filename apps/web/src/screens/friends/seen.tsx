import type { ShownTo, SocialMessage } from "@fibbers/protocol";
import { useState } from "preact/hooks";
import { PushSwitch } from "../../push/push-switch.tsx";
import { ask } from "../../session/lobby.ts";
import { friends } from "../../text/friends.ts";
import { push } from "../../text/push.ts";
import { Btn } from "../../ui/button.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import { Dialog } from "../dialog.tsx";
import { why } from "./why.ts";

interface SeenProps {
	readonly lists: SocialMessage;
	readonly onClose: () => void;
}

const audiences: readonly ShownTo[] = ["friends", "nobody"];

/** Who sees me, and who never does. */
export function Seen({ lists: { me, blocks }, onClose }: SeenProps) {
	const [trouble, setTrouble] = useState("");
	const { seen } = friends;
	const show = async (change: { readonly presence: ShownTo } | { readonly table: ShownTo }): Promise<void> => {
		const reply = await ask("show", change);
		setTrouble(reply.done ? "" : why(reply.reason));
	};
	return (
		<Dialog heading={seen.heading} onClose={onClose}>
			<div class="form">
				<Audience
					legend={seen.presence}
					name="presence"
					chosen={me.presence}
					hints={seen.presenceHint}
					onChoose={(presence) => void show({ presence })}
				/>
				{me.presence === "friends" && (
					<Audience
						legend={seen.table}
						name="table"
						chosen={me.table}
						hints={seen.tableHint}
						onChoose={(table) => void show({ table })}
					/>
				)}
				<p class="trouble" role="status">
					{trouble}
				</p>
			</div>
			<section>
				<h3>{push.heading}</h3>
				<PushSwitch />
			</section>
			<section>
				<h3>{seen.blocked}</h3>
				{blocks.length === 0 ? (
					<p class="soft">{seen.nobodyBlocked}</p>
				) : (
					<ul class="people-list">
						{blocks.map(({ id, name, picture, tone }) => (
							<li key={id}>
								<Coaster picture={picture} tone={tone} />
								<b>{name}</b>
								<Btn look="small plain" label={seen.unblockOf(name)} onPress={() => void ask("unblock", { block: id })}>
									{seen.unblock}
								</Btn>
							</li>
						))}
					</ul>
				)}
			</section>
		</Dialog>
	);
}

interface AudienceProps {
	readonly legend: string;
	readonly name: string;
	readonly chosen: ShownTo;
	readonly hints: Readonly<Record<ShownTo, string>>;
	readonly onChoose: (audience: ShownTo) => void;
}

const Audience = ({ legend, name, chosen, hints, onChoose }: AudienceProps) => (
	<fieldset>
		<legend class="label">{legend}</legend>
		{audiences.map((audience) => (
			<label key={audience} class="choice">
				<input type="radio" name={name} checked={audience === chosen} onChange={() => onChoose(audience)} />
				<span>
					<b>{friends.seen.to[audience]}</b>
					<small>{hints[audience]}</small>
				</span>
			</label>
		))}
	</fieldset>
);

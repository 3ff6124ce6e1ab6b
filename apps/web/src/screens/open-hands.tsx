import { atTable } from "../text/at-table.ts";
import { t } from "../text/index.ts";
import type { PhaseProps } from "./table-open.tsx";

/** Before a deal: whether watchers may see all hands, minutes later. Everybody who is dealt in has to agree. */
export function OpenHands({ moment: { info, seat, settings }, act }: Pick<PhaseProps, "moment" | "act">) {
	const people = [...info.seats.entries()].filter(([, { computer }]) => !computer);
	const agreed = people.filter(([, { open }]) => open);
	if (settings.watch === "nobody" || (seat === null && agreed.length === 0)) return null;
	const mine = seat !== null && info.seats[seat]?.open === true;
	const names = agreed.map(([of, { name }]) => (of === seat ? t.you : name));
	return (
		<section class="panel sheet-of-paper open-hands">
			{seat === null ? (
				<b>{atTable.openHands.name}</b>
			) : (
				<label class="check">
					<input
						type="checkbox"
						checked={mine}
						onChange={({ currentTarget }) => {
							const wish = currentTarget.checked;
							currentTarget.checked = mine;
							void act("openHands", { agreed: wish });
						}}
					/>
					<b>{atTable.openHands.name}</b>
				</label>
			)}
			<p class="soft" role="status">
				{agreed.length === people.length
					? atTable.openHands.all
					: [atTable.openHands.hint, agreed.length > 0 ? atTable.openHands.agreed(names) : ""].join(" ")}
			</p>
		</section>
	);
}

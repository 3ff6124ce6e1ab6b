import { useEffect, useRef, useState } from "preact/hooks";
import { serverNow } from "../../session/clock.ts";
import { myTables } from "../../session/here.ts";
import { isInOrder, type Listing, newcomers } from "../../session/listing.ts";
import { social } from "../../session/lobby.ts";
import { lobby } from "../../text/lobby.ts";
import { everything, filter, isEverything } from "./filter.ts";
import { Filters } from "./filters.tsx";
import { Row } from "./row.tsx";
import { useLeftAlone } from "./use-left-alone.ts";

interface TableListProps {
	readonly listing: Listing | null;
	readonly isOnline: boolean;
	readonly more: (() => void) | null;
	readonly putInOrder: () => void;
}

const minuteMs = 60_000;

/** Tables that anybody may join. Nothing moves under a finger or a pointer. */
export function TableList({ listing, isOnline, more, putInOrder }: TableListProps) {
	const box = useRef<HTMLElement | null>(null);
	const isLeftAlone = useLeftAlone(box);
	const now = useMinutes();
	const isTidy = listing === null || isInOrder(listing);
	const isEmpty = listing?.places.every((code) => listing.gone.has(code)) ?? false;
	useEffect(() => {
		if (!isTidy && (isLeftAlone || isEmpty)) putInOrder();
	}, [isTidy, isLeftAlone, isEmpty, putInOrder]);
	const { tables } = lobby;
	return (
		<section ref={box} class="col-a" aria-labelledby="open-tables">
			<div class="head wrap">
				<h2 id="open-tables">{tables.heading}</h2>
				<Filters />
			</div>
			<p class="list-state soft">
				{listing !== null && listing.total > 0 && <span>{tables.shown(listing.total)}</span>}
				{listing !== null && !isOnline && <span role="status">{tables.offline}</span>}
				{!isTidy && listing !== null && !isEmpty && (
					<button type="button" class="link" onClick={putInOrder}>
						{tables.news(newcomers(listing))}
					</button>
				)}
			</p>
			{listing === null ? (
				<p class="panel nothing-yet">{tables.looking}</p>
			) : isEmpty && isTidy ? (
				<Nothing />
			) : (
				<Rows listing={listing} now={now} />
			)}
			{more !== null && (
				<button type="button" class="btn small plain more" onClick={more}>
					{tables.more}
				</button>
			)}
		</section>
	);
}

function Rows({ listing: { rows, places, gone }, now }: { readonly listing: Listing; readonly now: number }) {
	const mine = myTables.value;
	const watchable = social.value?.friends.flatMap(({ at }) => (at?.can === "watch" && at.code ? [at.code] : [])) ?? [];
	return (
		<ul class="panel tables">
			{places.map((code, place) => {
				const row = rows.get(code);
				return (
					row && (
						<Row
							key={code}
							row={row}
							place={place}
							isGone={gone.has(code)}
							isMine={mine.includes(code)}
							isFriends={watchable.includes(code)}
							now={now}
						/>
					)
				);
			})}
		</ul>
	);
}

function Nothing() {
	const { tables } = lobby;
	return (
		<div class="panel nothing-yet">
			{isEverything(filter.value) ? (
				<>
					<p>
						<b>{tables.none}</b>
					</p>
					<p>{tables.noneHint}</p>
				</>
			) : (
				<>
					<p>
						<b>{tables.noneLikeThat}</b>
					</p>
					<button type="button" class="btn small plain" onClick={() => (filter.value = everything)}>
						{tables.showAll}
					</button>
				</>
			)}
		</div>
	);
}

/** The server's time, as it changes for somebody who counts minutes. Epoch ms. */
function useMinutes(): number {
	const [now, setNow] = useState(serverNow);
	useEffect(() => {
		const timer = setInterval(() => setNow(serverNow()), minuteMs / 2);
		return () => clearInterval(timer);
	}, []);
	return now;
}

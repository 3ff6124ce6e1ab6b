import type { Card } from "@fibbers/rules";
import type { figures } from "../../text/en/rules/el-mentiroso.ts";
import { Back, Face } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import { Saying } from "./drawn.tsx";
import type { Drawing } from "./figures.tsx";

const laid: readonly Card[] = ["QS", "5C", "9D"];
const set: readonly Card[] = ["9S", "9H", "9C", "9D"];

const Play: Drawing = ({ text }) => (
	<>
		<span class="drawn-row">
			{laid.map((card) => (
				<Face key={card} card={card} size="sm" named="hidden" />
			))}
			<Icon name="arrow" />
			<span class="drawn-fan">
				{laid.map((card, i) => (
					<Back key={card} size="sm" style={{ rotate: `${(i - 1) * 9}deg` }} />
				))}
			</span>
		</span>
		<Saying said={text.said?.[0]} />
	</>
);

const Doubt: Drawing = ({ text }) => (
	<div class="reveal">
		<div class="faces" data-cards={laid.length}>
			{laid.map((card, i) => (
				<span class="turned" key={card}>
					<Face card={card} named="hidden" />
					<i class={i === 0 ? "ok" : "no"}>
						<Icon name={i === 0 ? "check" : "x"} />
					</i>
				</span>
			))}
		</div>
		<div class="drawn-verdict">
			<Saying said={text.said?.[0]} />
			<span class="slip">
				<Stamp kind="lie">{text.said?.[1]?.what ?? ""}</Stamp>
			</span>
		</div>
	</div>
);

const PutAway: Drawing = () => (
	<span class="drawn-row tight">
		{set.map((card) => (
			<Face key={card} card={card} size="sm" named="hidden" />
		))}
	</span>
);

const Count: Drawing = ({ text }) => (
	<div class="tally">
		<span class="boxes">
			{[1, 2, 3, 4].map((each) => (
				<i key={each} data-on="" />
			))}
			<i data-over="" class="first" />
			<i data-over="" />
		</span>
		<span>{text.said?.[0]?.what}</span>
	</div>
);

export const elMentirosoFigures: Readonly<Record<(typeof figures)[number], Drawing>> = {
	play: Play,
	doubt: Doubt,
	set: PutAway,
	count: Count,
};

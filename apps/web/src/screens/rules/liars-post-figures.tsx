import { liarsPost } from "@fibbers/rules";
import type { figures } from "../../text/en/rules/liars-post.ts";
import { t } from "../../text/index.ts";
import type { Said } from "../../text/rule-text.ts";
import { Back, Face } from "../../ui/card.tsx";
import { Coaster } from "../../ui/coaster.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import type { Drawing } from "./figures.tsx";

/** The coasters of the people in the example, by their place in its story. */
const looks = [
	["lemon", 0],
	["moon", 2],
	["cat", 3],
] as const;

/** What lies in the rack that is shown. */
const taken: Readonly<Record<string, number>> = { A: 1, J: 2, "9": 3 };
const dangerous = 3;

function Stop({ said, at }: { readonly said: Said | undefined; readonly at: number }) {
	const [picture, tone] = looks[at] ?? looks[0];
	return (
		<span class="drawn-stop">
			<Coaster picture={picture} tone={tone} size="s" />
			<b>{said?.by}</b>
			{said?.what ? (
				<span class="slip">
					<q>{said.what}</q>
				</span>
			) : null}
		</span>
	);
}

const Send: Drawing = ({ text }) => (
	<span class="drawn-row">
		<Stop said={text.said?.[0]} at={0} />
		<span class="drawn-hop" />
		<Back size="sm" style={{ rotate: "6deg" }} />
		<span class="drawn-hop" />
		<Stop said={text.said?.[1]} at={1} />
	</span>
);

const buttons = ["plain", "btn-true", "btn-liar"] as const;

const Choice: Drawing = ({ text }) => (
	<span class="drawn-row">
		{buttons.map((look, i) => (
			<span class={`btn big ${look}`} key={look}>
				{text.said?.[i]?.what}
			</span>
		))}
	</span>
);

const Rack: Drawing = ({ text }) => (
	<span class="drawn-row">
		<Stop said={text.said?.[0]} at={1} />
		<span class="drawn-rack">
			{liarsPost.kinds.map((kind) => {
				const count = taken[kind] ?? 0;
				return (
					<span key={kind} data-n={count} data-last={count === dangerous ? "" : undefined}>
						{t.cards.rank[kind]}
						<i>
							{Array.from({ length: count }, (_, i) => (
								<u key={i} />
							))}
						</i>
					</span>
				);
			})}
		</span>
	</span>
);

const Way: Drawing = ({ text }) => (
	<>
		<span class="drawn-row top">
			<Stop said={text.said?.[0]} at={0} />
			<span class="drawn-hop" />
			<Stop said={text.said?.[1]} at={1} />
			<span class="drawn-hop" />
			<Stop said={text.said?.[2]} at={2} />
		</span>
		<span class="drawn-verdict">
			<Face card="JC" size="sm" named="hidden" />
			<span class="slip">
				<Stamp kind="true">{text.said?.[3]?.what ?? ""}</Stamp>
			</span>
		</span>
	</>
);

export const liarsPostFigures: Readonly<Record<(typeof figures)[number], Drawing>> = {
	send: Send,
	choice: Choice,
	rack: Rack,
	way: Way,
};

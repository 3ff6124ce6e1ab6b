import { useState } from "preact/hooks";
import type { Move, Props } from "../games/el-mentiroso/props.ts";
import { gameScreens } from "../games/index.ts";
import { Icon } from "../ui/icon.tsx";
import { played } from "./played.ts";

const { title, Board, Tray, Log, Over } = gameScreens["el-mentiroso"];

/** A table in the state of the fixture; what is pressed is done roughly, to see the motion. */
export function Scene({ props: first }: { readonly props: Props }) {
	const [props, set] = useState(first);
	const shown: Props = {
		...props,
		send: async (move: Move) => {
			set(played(props, move));
			return { done: true };
		},
	};
	const Title = props.info.phase === "over" ? "p" : "h1";
	const bar = (
		<header class="bar">
			<button type="button" class="icon-btn" aria-label="Leave the table">
				<Icon name="back" />
			</button>
			<div class="title">
				<Title class="heading">{title}</Title>
				<span>Table K7Q 2MX · rank {props.table.options.rank}</span>
			</div>
		</header>
	);
	if (props.info.phase === "over") {
		return (
			<div class="site" data-game="el-mentiroso">
				{bar}
				<Over {...shown} />
			</div>
		);
	}
	return (
		<div class="table" data-game="el-mentiroso">
			{bar}
			<Board {...shown} />
			<Tray {...shown} />
			<aside class="side">
				<Log {...shown} />
			</aside>
		</div>
	);
}

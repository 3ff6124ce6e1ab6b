import type { GameId } from "@fibbers/rules";
import type { GameProps } from "../games/game-screen.ts";
import { scenes as elMentiroso } from "./el-mentiroso.ts";
import { played } from "./el-mentiroso-played.ts";
import { scenes as liar, played as playedLiar } from "./liar.ts";
import { scenes as liarsPost, played as liarsPostPlayed } from "./liars-post.ts";

export type AnyProps = GameProps<object, object, object, object>;

export interface Scene {
	readonly game: GameId;
	readonly props: AnyProps;
	/** The table after the reader's move, near enough: only to look at. */
	readonly played?: (props: AnyProps, move: object) => AnyProps;
}

const of = (game: GameId, scenes: Readonly<Record<string, object>>, more: Partial<Scene> = {}): [string, Scene][] =>
	Object.entries(scenes).map(([name, props]) => [`${game}/${name}`, { game, props: props as AnyProps, ...more }]);

/** By name, the states that a game's screen can be in. */
export const scenes: Readonly<Record<string, Scene>> = Object.fromEntries([
	...of("el-mentiroso", elMentiroso, { played: played as unknown as NonNullable<Scene["played"]> }),
	...of("liar", liar, { played: playedLiar as unknown as NonNullable<Scene["played"]> }),
	...of("liars-post", liarsPost, { played: liarsPostPlayed as unknown as NonNullable<Scene["played"]> }),
]);

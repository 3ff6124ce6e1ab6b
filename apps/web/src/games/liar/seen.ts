import type { TableInfo } from "../game-screen.ts";
import { gameOf } from "./notes.ts";

let playing: string | null = null;

/** This page shows the game as it is played. */
export function follow(info: TableInfo): void {
	playing = gameOf(info);
}

/** True once, when this page has just shown the game being played: its end is news. */
export function isNews(info: TableInfo): boolean {
	const news = playing === gameOf(info);
	playing = null;
	return news;
}

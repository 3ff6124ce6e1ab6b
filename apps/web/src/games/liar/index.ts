import type { liar as Rules } from "@fibbers/rules";
import type { GameScreen } from "../game-screen.ts";
import { Board } from "./board.tsx";
import { lessons } from "./lessons.ts";
import { Log } from "./log-list.tsx";
import { Over } from "./over.tsx";
import { Tray } from "./tray.tsx";
import "./liar.css";
import "./landscape.css";

export const liar: GameScreen<Rules.Table, Rules.Own, Rules.Event, Rules.Move> = { Board, Tray, Log, Over, lessons };

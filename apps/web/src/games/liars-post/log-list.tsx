import { LogPanel } from "../parts/log-panel.tsx";
import { lines } from "./log.ts";
import type { Props } from "./props.ts";

export const Log = (props: Props) => <LogPanel lines={lines(props)} />;

import { heard } from "../text/spoken.ts";
import { later } from "../ui/later.tsx";

/** The panel of the talk, fetched when it is first shown. */
export const Chat = later(() => heard(import("./chat-panel.tsx")).then(({ ChatPanel }) => ChatPanel));

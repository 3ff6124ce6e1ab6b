import type { HintProps } from "../advice/hint.tsx";
import { heard } from "../text/spoken.ts";
import { type Late, later } from "../ui/later.tsx";

// What dialogs at a table show, and the hint, fetched when somebody asks for it.
export const Hint: Late<HintProps> = later(() => heard(import("../advice/hint.tsx")).then(({ Hint }) => Hint));
export const Invite = later(() => heard(import("./invite.tsx")).then(({ Invite }) => Invite));
export const SettingsForm = later(() => heard(import("./settings-form.tsx")).then(({ SettingsForm }) => SettingsForm));

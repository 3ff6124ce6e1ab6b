import { heard } from "../text/spoken.ts";
import { later } from "../ui/later.tsx";

// What dialogs at a table show, fetched when somebody asks for it.
export const Invite = later(() => heard(import("./invite.tsx")).then(({ Invite }) => Invite));
export const SettingsForm = later(() => heard(import("./settings-form.tsx")).then(({ SettingsForm }) => SettingsForm));

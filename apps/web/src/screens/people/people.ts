import { heard } from "../../text/spoken.ts";
import { later } from "../../ui/later.tsx";

/** Who is here; fetched when somebody asks. */
export const People = later(() => heard(import("./people-dialog.tsx")).then(({ PeopleDialog }) => PeopleDialog));

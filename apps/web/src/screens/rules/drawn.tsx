import type { Said } from "../../text/rule-text.ts";
import { Slip } from "../../ui/slip.tsx";

/** A slip of paper with what was said. */
export const Saying = ({ said }: { readonly said: Said | undefined }) =>
	said === undefined ? null : <Slip {...(said.by === undefined ? {} : { by: said.by })}>{said.what}</Slip>;

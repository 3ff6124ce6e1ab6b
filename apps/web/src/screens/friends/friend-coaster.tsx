import type { FriendLine } from "@fibbers/protocol";
import { Coaster } from "../../ui/coaster.tsx";

/** A friend's coaster, with a dot that is filled while the friend is here. */
export const FriendCoaster = ({ friend: { picture, tone, online } }: { readonly friend: FriendLine }) => (
	<div class="with-dot">
		<Coaster picture={picture} tone={tone} />
		<i class="dot" data-off={online ? undefined : ""} />
	</div>
);

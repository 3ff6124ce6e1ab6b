import { Icon } from "../../ui/icon.tsx";

/** What became of a claim, as a report draws it: `doubted` and `caught` have a sign of their own. */
export const ClaimMark = ({ look }: { readonly look: string }) => (
	<i class={look}>
		{look === "doubted" ? <Icon name="check" /> : null}
		{look === "caught" ? <Icon name="x" /> : null}
	</i>
);

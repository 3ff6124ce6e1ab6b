export type IconName =
	| "back"
	| "chat"
	| "log"
	| "eye"
	| "more"
	| "sound"
	| "help"
	| "plus"
	| "lock"
	| "next"
	| "arrow"
	| "check"
	| "x"
	| "cog"
	| "friends";

export const Icon = ({ name }: { readonly name: IconName }) => (
	<svg class="icon" aria-hidden="true">
		<use href={`#icon-${name}`} />
	</svg>
);

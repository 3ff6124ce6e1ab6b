import type { ComponentChildren } from "preact";

/** Something said, on paper: `by` said `children`. */
export const Slip = ({ by, children }: { readonly by?: string; readonly children: ComponentChildren }) => (
	<span class="slip">
		{by === undefined ? null : <>{by}: </>}
		<q>{children}</q>
	</span>
);

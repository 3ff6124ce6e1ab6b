import type { Ref } from "preact";

interface StampProps {
	readonly kind: "lie" | "true";
	readonly children: string;
	readonly innerRef?: Ref<HTMLSpanElement>;
}

/** A lie is stamped in a rectangle, the truth in an oval. */
export const Stamp = ({ kind, children, innerRef }: StampProps) => (
	<span class={kind === "lie" ? "stamp" : "stamp true"} ref={innerRef ?? null}>
		{children}
	</span>
);

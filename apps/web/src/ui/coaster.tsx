interface CoasterProps {
	readonly picture: string;
	/** 0-7. */
	readonly tone: number;
	readonly size?: "xs" | "s" | "m" | "l";
	readonly light?: "on" | "off";
	/** Percent of the time to decide that remains; null without a clock. */
	readonly left?: number | null;
	/** The last seconds, shown as a number on a red ring. */
	readonly seconds?: number | null;
}

/** A player: a beer coaster. The ring around it is the time that remains to decide. */
export function Coaster({ picture, tone, size = "m", light = "on", left = null, seconds = null }: CoasterProps) {
	return (
		<span
			class={size === "m" ? "coaster" : `coaster ${size}`}
			data-tone={tone}
			data-away={light === "off" ? "" : undefined}
			data-late={seconds === null ? undefined : ""}
		>
			<svg class="motif" aria-hidden="true">
				<use href={`#picture-${picture}`} />
			</svg>
			{left === null ? null : <Ring left={left} />}
			{seconds === null ? null : <b class="seconds num">{seconds}</b>}
		</span>
	);
}

const Ring = ({ left }: { readonly left: number }) => (
	<svg class="ring" viewBox="0 0 84 84" aria-hidden="true" style={{ "--left": String(Math.round(left)) }}>
		<circle cx="42" cy="42" r="38" pathLength={100} />
		<circle cx="42" cy="42" r="38" pathLength={100} />
	</svg>
);

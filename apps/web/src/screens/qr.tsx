import { useEffect, useState } from "preact/hooks";
import { t } from "../text/index.ts";

interface Modules {
	readonly size: number;
	readonly path: string;
}

/** A text as a picture that a phone reads. */
export function Qr({ text }: { readonly text: string }) {
	const [modules, setModules] = useState<Modules | null>(null);
	useEffect(() => {
		let stopped = false;
		import("uqr").then(
			({ encode }) => {
				const { size, data } = encode(text, { border: 2 });
				const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
				if (!stopped) setModules({ size, path });
			},
			() => {},
		);
		return () => {
			stopped = true;
		};
	}, [text]);
	return (
		<div class="qr">
			{modules && (
				<svg
					viewBox={`0 0 ${modules.size} ${modules.size}`}
					role="img"
					aria-label={t.invite.qr}
					shape-rendering="crispEdges"
				>
					<path d={modules.path} />
				</svg>
			)}
		</div>
	);
}

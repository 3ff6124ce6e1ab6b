import { t } from "../text/index.ts";
import { Dialog } from "./dialog.tsx";

export function Rules({ onClose }: { readonly onClose: () => void }) {
	return (
		<Dialog heading={t.rules.heading} onClose={onClose}>
			<div class="prose">
				{t.rules.sections.map(([heading, paragraphs]) => (
					<section key={heading}>
						<h3>{heading}</h3>
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</section>
				))}
				<p class="soft">{t.rules.credit}</p>
			</div>
		</Dialog>
	);
}

/** A sentence whose parts are set differently: bold, quoted speech, a warning. */
export type Part = string | { readonly strong: string } | { readonly said: string } | { readonly lie: string };

export type Sentence = readonly Part[];

export const Words = ({ of }: { readonly of: Sentence }) => (
	<>
		{of.map((part) => {
			if (typeof part === "string") return part;
			if ("said" in part) return <q>{part.said}</q>;
			return "strong" in part ? <b>{part.strong}</b> : <span class="false">{part.lie}</span>;
		})}
	</>
);

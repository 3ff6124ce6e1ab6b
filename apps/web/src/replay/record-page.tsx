import { useState } from "preact/hooks";
import { SiteBar } from "../screens/site-bar.tsx";
import { useTitle } from "../screens/use-title.ts";
import { judgedRecord } from "../session/games.ts";
import { replay as text } from "../text/replay.ts";
import { type Given, given, mostCharacters, startOf } from "./given.ts";
import type { Reel } from "./reel.ts";
import { Replay } from "./replay.tsx";

/** `/replay`: any game record, pasted, dropped or opened. It stays in the browser, unless its reader asks the server what it says to it. */
export function RecordPage() {
	const [reel, setReel] = useState<Reel | null>(null);
	if (reel === null) return <Opening onOpen={setReel} />;
	return (
		<Replay
			reel={reel}
			seat={null}
			startedAt={startOf(reel)}
			ending="over"
			judge={{ ask: () => judgedRecord(reel.record), when: "wanted" }}
		>
			<button type="button" class="btn small plain" onClick={() => setReel(null)}>
				{text.open.other}
			</button>
		</Replay>
	);
}

function Opening({ onOpen }: { readonly onOpen: (reel: Reel) => void }) {
	useTitle(text.open.heading);
	const [pasted, setPasted] = useState("");
	const [refused, setRefused] = useState<Extract<Given, { ok: false }> | null>(null);
	const show = (record: string): void => {
		const read = given(record);
		if (read.ok) onOpen(read.reel);
		else setRefused(read);
	};
	const take = async (file: File | undefined): Promise<void> => {
		if (file === undefined) return;
		const record = await file.text().catch(() => "");
		setPasted(record.length > mostCharacters ? "" : record);
		show(record);
	};
	return (
		<div class="site">
			<SiteBar />
			<main
				class="opening-record"
				onDragOver={(event) => event.preventDefault()}
				onDrop={(event) => {
					const file = event.dataTransfer?.files[0];
					if (file === undefined) return;
					event.preventDefault();
					void take(file);
				}}
			>
				<h1>{text.open.heading}</h1>
				<p>{text.open.text}</p>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						show(pasted);
					}}
				>
					<textarea
						class="num"
						rows={10}
						spellcheck={false}
						autocomplete="off"
						aria-label={text.open.label}
						value={pasted}
						onInput={(event) => setPasted(event.currentTarget.value)}
					/>
					<p class="record-trouble" role="alert">
						{refused?.says}
					</p>
					<div class="buttons">
						<button type="submit" class="btn">
							{text.open.show}
						</button>
						<label class="btn plain file">
							{text.open.file}
							<input
								type="file"
								class="vh"
								accept=".json,application/json,text/plain"
								onChange={(event) => void take(event.currentTarget.files?.[0])}
							/>
						</label>
						{refused?.upTo ? <UpTo reel={refused.upTo} onOpen={onOpen} /> : null}
					</div>
				</form>
			</main>
		</div>
	);
}

const UpTo = ({ reel, onOpen }: { readonly reel: Reel; readonly onOpen: (reel: Reel) => void }) => (
	<button type="button" class="btn plain" onClick={() => onOpen(reel)}>
		{text.open.upTo}
	</button>
);

import { useEffect } from "preact/hooks";
import { introduceMe, me } from "../session/me.ts";
import { t } from "../text/index.ts";
import { Coaster } from "../ui/coaster.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { openDialog, openRules } from "./dialogs.tsx";

/** The bar of every page that is no table. */
export function SiteBar() {
	useEffect(() => void introduceMe(), []);
	const profile = me.value;
	return (
		<header class="site-bar">
			<a class="wordmark" href="/">
				<Wordmark />
			</a>
			<nav>
				<a href="/games">{t.bar.games}</a>
				<button type="button" onClick={() => openRules()}>
					{t.bar.rules}
				</button>
				{profile && (
					<button type="button" aria-label={t.bar.me(profile.name)} onClick={() => (openDialog.value = "profile")}>
						<Coaster picture={profile.picture} tone={profile.tone} size="s" />
						<span class="only-wide">{profile.name}</span>
					</button>
				)}
			</nav>
		</header>
	);
}

import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { introduceMe, me } from "../session/me.ts";
import { t } from "../text/index.ts";
import { Coaster } from "../ui/coaster.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { openDialog, openRules } from "./dialogs.tsx";

/** The bar of every page that is no table. */
export function SiteBar() {
	useEffect(() => void introduceMe(), []);
	const { path } = useLocation();
	const profile = me.value;
	return (
		<header class="site-bar">
			<a class="wordmark" href="/">
				<Wordmark />
			</a>
			<nav>
				<a href="/tables" aria-current={path === "/tables" ? "page" : undefined}>
					{t.bar.tables}
				</a>
				<a href="/games">{t.bar.games}</a>
				<button type="button" class="only-wide" onClick={() => openRules()}>
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

import type { Preview } from "./preview.ts";

interface Place {
	/** Where browsers find the server, without a slash at the end. */
	readonly origin: string;
	/** Of the page, with the slash before it. */
	readonly path: string;
}

/** The page with what messengers read of a link. `html` is the built page. */
export function pageWith(html: string, preview: Preview, { origin, path }: Place): string {
	const { language, locale, title, description, picture } = preview;
	const properties = {
		"og:type": "website",
		"og:site_name": "Fibbers",
		"og:locale": locale,
		"og:title": title,
		"og:description": description,
		"og:url": origin + path,
		"og:image": `${origin}/preview/${picture}.png`,
		"og:image:width": "1200",
		"og:image:height": "630",
	};
	const tags = [
		...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`),
		`<meta name="twitter:card" content="summary_large_image" />`,
	];
	// Functions, since `$` in a text must not be read as a pattern.
	return html
		.replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
		.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
		.replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escaped(description)}" />`)
		.replace("</head>", () => `${tags.map((tag) => `\t${tag}\n\t`).join("")}</head>`);
}

const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

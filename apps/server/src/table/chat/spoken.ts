/** Of marks that are put over or under one letter, more than any language needs bury what is around it. */
const marksInARow = 3;

/** What is seen as nothing although it counts as a letter or a sign. */
const blanks = /\u{34F}|\u{17B4}|\u{17B5}|[\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/gu;

/** Joins a picture of several pictures, or shapes letters where a script needs it; everywhere else it hides something. */
const needlessJoiner =
	/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}(?!\p{Extended_Pictographic})|(?<!\p{Script=Arabic})\u{200C}|\u{200C}(?!\p{Script=Arabic})/gu;

/** Controls, direction overrides, and everything else that is not seen and changes how the rest is read. */
const unseen = /(?![\u{200C}\u{200D}])[\p{C}]/gu;

const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What somebody typed, as one line of visible text; empty when there is nothing to see. */
export function spokenText(typed: string): string {
	const text = typed
		.normalize("NFC")
		.replace(/[\p{Z}\t-\r\u0085]+/gu, " ")
		.replace(blanks, "")
		.replace(unseen, "")
		.replace(needlessJoiner, "")
		.replace(new RegExp(`(\\p{M}{${marksInARow}})\\p{M}+`, "gu"), "$1")
		.replace(/ +/g, " ")
		.trim();
	return isSeen.test(text) ? text : "";
}

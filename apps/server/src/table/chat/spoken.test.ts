import { describe, expect, test } from "vitest";
import { spokenText } from "./spoken.ts";

describe("what somebody typed", () => {
	test.each([
		["plain text stays", "¡Hola! You bluff, 你好, שלום, สวัสดี, हिन्दी", "¡Hola! You bluff, 你好, שלום, สวัสดี, हिन्दी"],
		["blanks at the ends and in rows go", "  a \t  b  ", "a b"],
		["one line of it is made", "Ana:\nI fold\r\n\u2028now\u2029", "Ana: I fold now"],
		["controls go", "a\u0000b\u0007c\u001b[31md\u009b", "abc[31md"],
		["direction overrides go", "\u202Ecba\u202C \u2066x\u2069 \u200Fy\u061C", "cba x y"],
		["what is not seen goes", "w\u200Bo\u2060r\uFEFFd\u00AD s\u{E0041}o \u3164x\u2800", "word so x"],
		["joiners stay where a picture or a script needs them", "👩‍🚀 می‌خواهم", "👩‍🚀 می‌خواهم"],
		["joiners go everywhere else", "fu\u200Dck you\u200C", "fuck you"],
		["flags and skin tones stay", "🇪🇸 👍🏽 ❤️", "🇪🇸 👍🏽 ❤️"],
		["accents become one letter", "e\u0301", "é"],
		["no more than three marks in a row", `Z${"\u0335\u0322\u0321".repeat(20)}!`, "Z\u0335\u0335\u0335!"],
		["what cannot be seen is nothing", " \u200B\u3164\u0301\u{E0020} ", ""],
		["nothing is nothing", "", ""],
		["half a character goes", "a\uD83Db", "ab"],
	])("%s", (_, typed, text) => expect(spokenText(typed)).toBe(text));
});

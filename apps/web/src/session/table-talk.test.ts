import type { ChatLine } from "@fibbers/protocol";
import { expect, test } from "vitest";
import { TableTalk } from "./table-talk.ts";

const line = (id: number, from: number, text = `line ${id}`): ChatLine => ({
	id,
	at: 1_000 + id,
	from,
	name: `Guest ${from}`,
	picture: "lemon",
	tone: 0,
	watcher: false,
	text,
});

const textsOf = ({ lines }: TableTalk) => lines.value.map((each) => ("text" in each ? each.text : ""));

function talkWith(...lines: readonly ChatLine[]): TableTalk {
	const talk = new TableTalk(async () => ({ done: true }));
	talk.you.value = { guest: 1, muted: [] };
	talk.hear(lines);
	return talk;
}

test("what was said before I came is no news, what others say afterwards is", () => {
	const talk = talkWith(line(1, 2));
	expect(talk.unread.value).toBe(0);
	talk.hear([line(2, 1)]);
	expect(talk.unread.value).toBe(0);
	talk.hear([line(3, 2)]);
	expect(talk.unread.value).toBe(1);
	talk.readAll();
	expect(talk.unread.value).toBe(0);
});

test("lines that were held back stand where they were said, and are news", () => {
	const talk = talkWith(line(1, 2), line(3, 2));
	talk.hear([line(2, 5)]);
	expect(textsOf(talk)).toEqual(["line 1", "line 2", "line 3"]);
	expect(talk.unread.value).toBe(1);
});

test("a line that comes twice stands once", () => {
	const talk = talkWith(line(1, 2));
	talk.begin();
	talk.hear([line(1, 2), line(2, 2)]);
	expect(textsOf(talk)).toEqual(["line 1", "line 2"]);
	expect(talk.unread.value).toBe(1);
});

test("after a restart of the server nothing has been said, and the same ids are new lines", () => {
	const talk = talkWith(line(1, 2), line(2, 2));
	talk.begin();
	talk.hear([]);
	expect(textsOf(talk)).toEqual([]);
	talk.hear([{ ...line(1, 3, "anew"), at: 9_000 }]);
	expect(textsOf(talk)).toEqual(["anew"]);
	expect(talk.unread.value).toBe(1);
});

test("who is muted or blocked is not read, before and after; who is heard again is", () => {
	const talk = talkWith(line(1, 2), line(2, 3));
	talk.you.value = { guest: 1, muted: [2] };
	talk.hear([line(3, 2)]);
	expect(textsOf(talk)).toEqual(["line 2"]);
	expect(talk.unread.value).toBe(0);
	talk.hide(3);
	expect(textsOf(talk)).toEqual([]);
	talk.you.value = { guest: 1, muted: [] };
	expect(textsOf(talk)).toEqual(["line 1", "line 3"]);
});

test("those who spoke, the latest first, each once", () => {
	const talk = talkWith(line(1, 2), line(2, 3), line(3, 2));
	expect(talk.speakers().map(({ from }) => from)).toEqual([2, 3]);
});

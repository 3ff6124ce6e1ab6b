import { beforeEach, expect, test } from "vitest";
import { forgetPreferences, preference, takeSettings, unsent, wereSent } from "./preference.ts";

const light = preference("test.light", ["dim", "bright", "out"]);

beforeEach(forgetPreferences);

test("a new device has what the player chose elsewhere, and sends nothing back", () => {
	takeSettings({ "test.light": "bright", "test.later": "b" });
	expect(light.value).toBe("bright");
	expect(preference("test.later", ["a", "b"]).value).toBe("b");
	expect(unsent.value).toEqual({});
});

test("what was chosen here and not sent yet stays, whatever the server says", () => {
	light.value = "out";
	takeSettings({ "test.light": "bright" });
	expect(light.value).toBe("out");
	expect(unsent.value).toEqual({ "test.light": "out" });
	wereSent({ "test.light": "out" });
	expect(unsent.value).toEqual({});
	takeSettings({ "test.light": "bright" });
	expect(light.value).toBe("bright");
});

test("a choice that changes while it is sent is sent again", () => {
	takeSettings({ "test.light": "bright" });
	light.value = "out";
	light.value = "bright";
	wereSent({ "test.light": "out" });
	expect(unsent.value).toEqual({ "test.light": "bright" });
});

test("a value that this page does not know changes nothing here, nor there", () => {
	light.value = "bright";
	wereSent(unsent.value);
	takeSettings({ "test.light": "strobe" });
	expect(light.value).toBe("bright");
	expect(unsent.value).toEqual({});
});

test("another player finds nothing of the one before", () => {
	takeSettings({ "test.light": "out" });
	forgetPreferences();
	expect(light.value).toBe("dim");
	expect(unsent.value).toEqual({});
});

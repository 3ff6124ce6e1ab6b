import { expect, test } from "vitest";
import { isPushService } from "./services.ts";

test.each([
	"https://fcm.googleapis.com/fcm/send/dGhpcyBpcw:APA91bE_-x",
	"https://fcm.googleapis.com/wp/abc",
	"https://updates.push.services.mozilla.com/wpush/v2/gAAAAABf",
	"https://web.push.apple.com/QGhk-x",
	"https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2fx",
])("a browser's push service may be called: %s", (endpoint) => {
	expect(isPushService(endpoint, [])).toBe(true);
});

test.each([
	"",
	"nothing",
	"http://fcm.googleapis.com/fcm/send/x",
	"ftp://fcm.googleapis.com/x",
	"https://127.0.0.1/x",
	"https://[::1]/x",
	"https://10.0.0.1/x",
	"https://2130706433/x",
	"https://localhost/x",
	"https://metadata.google.internal/x",
	"https://example.com/x",
	"https://fcm.googleapis.com.example.com/x",
	"https://example.com/fcm.googleapis.com",
	"https://evilfcm.googleapis.com/x",
	"https://evilpush.apple.com/x",
	"https://push.apple.com/x",
	"https://fcm.googleapis.com:8443/x",
	"https://fcm.googleapis.com:22/x",
	"https://somebody@fcm.googleapis.com/x",
	"https://fcm.googleapis.com:secret@example.com/x",
	"https://fcm.googleapis.com@example.com/x",
	"https://example.com#@fcm.googleapis.com/x",
	"https://fcm.googleapis.com/x#y",
	"https://fcm.googleapis.com./x",
	"https:\\\\fcm.googleapis.com\\x",
	"https://fcm.googleapis.com/a/../x",
	" https://fcm.googleapis.com/x",
	"https://fcm.googleapis.com/\r\nHost: x",
	"https://FCM.googleapis.com/x",
])("nothing else may: %j", (endpoint) => {
	expect(isPushService(endpoint, [])).toBe(false);
});

test("the settings name more, each with its port", () => {
	const more = ["push.example", "localhost:8443"];
	expect(isPushService("https://push.example/x", more)).toBe(true);
	expect(isPushService("https://localhost:8443/x", more)).toBe(true);
	expect(isPushService("https://localhost/x", more)).toBe(false);
	expect(isPushService("https://push.example:8443/x", more)).toBe(false);
	expect(isPushService("https://a.push.example/x", more)).toBe(false);
	expect(isPushService("http://push.example/x", more)).toBe(false);
});

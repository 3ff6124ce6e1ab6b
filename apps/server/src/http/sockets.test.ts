import { expect, test } from "vitest";
import { otherSockets } from "./sockets.ts";

test("a page may connect to the sockets of all processes, and its own origin needs no mention", () => {
	const addresses = ["fibbers.example/s1", "fibbers.example/s2", "two.example:3001", "two.example:3001/s3"];
	expect(otherSockets(addresses, "https://fibbers.example")).toBe("wss://two.example:3001");
	expect(otherSockets(addresses.slice(0, 2), "https://fibbers.example")).toBe("");
	expect(otherSockets(["[::1]:3001"], "http://[::1]:3000")).toBe("ws://[::1]:3001");
});

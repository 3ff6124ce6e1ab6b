import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp } from "../../testkit/index.ts";
import type { App } from "../app.ts";
import { homeOrigin } from "./household.ts";

const outside = Object.values(networkInterfaces())
	.flatMap((addresses) => addresses ?? [])
	.filter(({ internal, family }) => !internal && family === "IPv4")
	.map(({ address }) => `http://${address}:3000`);

test("H1 the other devices of a household find the server at an address of this machine, if it has one", async () => {
	for (const HOST of ["0.0.0.0", "::"])
		expect([null, ...outside]).toContain(await homeOrigin({ HOST, PUBLIC_ORIGIN: undefined }, 3000));
});

test("H2 nobody needs to look for a server that has a name, or that listens to its own machine alone", async () => {
	expect(await homeOrigin({ HOST: "0.0.0.0", PUBLIC_ORIGIN: "https://fibbers.example" }, 3000)).toBeNull();
	expect(await homeOrigin({ HOST: "127.0.0.1", PUBLIC_ORIGIN: undefined }, 3000)).toBeNull();
});

describe("a page", () => {
	let app: App;
	let base: string;
	beforeAll(async () => {
		({ app, base } = await startTestApp());
	});
	afterAll(() => app.close());

	test("H3 is told where else it can be found, without becoming anybody", async () => {
		const answer = await fetch(`${base}/api/origin`);
		expect(await answer.json()).toEqual({ origin: null });
		expect(answer.headers.get("set-cookie")).toBeNull();
	});
});

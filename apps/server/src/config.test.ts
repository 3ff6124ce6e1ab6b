import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testkit/store/folder.ts";
import { misspelled, readConfig, settingNames } from "./config.ts";

const key = { VAPID_PUBLIC_KEY: "a".repeat(87), VAPID_PRIVATE_KEY: "s".repeat(43) };

const cluster = {
	REDIS_URL: "redis://localhost:6379",
	DATABASE_URL: "postgres://localhost/fibbers",
	PUBLIC_ORIGIN: "https://fibbers.example",
	PUBLIC_ADDRESS: "fibbers.example/s1",
};

test("without any settings the server can be used by a household", () => {
	expect(readConfig({})).toMatchObject({ PORT: 3_000, HOST: "0.0.0.0", DATA_DIR: "data", LOG_LEVEL: "info" });
	expect(readConfig({ PORT: "", PUBLIC_ORIGIN: "", METRICS_PORT: "" })).toEqual(readConfig({}));
	expect(readConfig({ ...cluster, ...key })).toMatchObject(cluster);
});

test.each([
	[{ PORT: "http" }, 'PORT is "http": it must be a whole number from 0 to 65535.'],
	[{ PORT: "70000" }, 'PORT is "70000": it must be a whole number from 0 to 65535.'],
	[{ TABLES_PER_MINUTE: "0" }, 'TABLES_PER_MINUTE is "0": it must be a whole number of 1 or more.'],
	[{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud": it must be one of: trace, debug'],
	[{ THINK_MS: "9-1" }, 'THINK_MS is "9-1": it must be two whole numbers, the smaller one first'],
	[{ THINK_MS: "soon" }, 'THINK_MS is "soon": it must be two whole numbers'],
	[{ PUBLIC_ORIGIN: "fibbers.example" }, 'PUBLIC_ORIGIN is "fibbers.example": it must be an address without a path'],
	[{ PUBLIC_ORIGIN: "https://fibbers.example/play" }, "it must be an address without a path"],
	[{ PORT: "3000", METRICS_PORT: "3000" }, 'METRICS_PORT is "3000": it must be another port than PORT'],
	[{ VAPID_PUBLIC_KEY: key.VAPID_PUBLIC_KEY }, "VAPID_PRIVATE_KEY is not set: it must be set with its other half"],
	[{ REDIS_URL: cluster.REDIS_URL }, "DATABASE_URL is not set: it must be set with REDIS_URL."],
	[{ ...cluster, JOURNAL: "off" }, 'JOURNAL is "off": it must be on with REDIS_URL.'],
	[{ PUBLIC_ADDRESS: "https://fibbers.example" }, "it must be an address without a scheme"],
])("%j is refused by name, with what is expected", (env, complaint) => {
	expect(() => readConfig(env)).toThrow(complaint);
});

test("several mistakes are told together", () => {
	expect(() => readConfig({ PORT: "x", HOST: "h", LOG_LEVEL: "y" })).toThrow(/PORT is "x".*\n.*LOG_LEVEL is "y"/);
});

test.each([
	{ DATABASE_URL: "mysql://fibbers:hunter2@db/fibbers" },
	{ REDIS_URL: "hunter2" },
	{ VAPID_PRIVATE_KEY: "hunter2", VAPID_PUBLIC_KEY: key.VAPID_PUBLIC_KEY },
])("the value of a secret is not in the error: %#", (env) => {
	const [name = ""] = Object.keys(env);
	const told = (() => {
		try {
			return readConfig(env);
		} catch (error) {
			return String(error);
		}
	})();
	expect(told).toContain(`${name} is set (the value is not shown)`);
	expect(told).not.toContain("hunter2");
});

test("secrets may lie in files", async () => {
	const file = path.join(await temporaryFolder(), "url");
	await writeFile(file, "postgres://fibbers:hunter2@db/fibbers\n");
	await chmod(file, 0o400);
	expect(readConfig({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe("postgres://fibbers:hunter2@db/fibbers");
	expect(() => readConfig({ DATABASE_URL_FILE: `${file}s` })).toThrow(`DATABASE_URL_FILE is "${file}s"`);
	expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: "postgres://db" })).toThrow("both set");
});

test("what looks like a misspelled setting is noticed, and other programs' are left alone", () => {
	const env = {
		PORT: "1",
		DATABASE_URI: "",
		METRIC_PORT: "",
		LOGLEVEL: "",
		DATABASE_URL_FILE: "",
		HOSTNAME: "",
		SORT: "",
	};
	expect(misspelled(env)).toEqual([
		{ given: "DATABASE_URI", meant: "DATABASE_URL" },
		{ given: "METRIC_PORT", meant: "METRICS_PORT" },
		{ given: "LOGLEVEL", meant: "LOG_LEVEL" },
	]);
	expect(misspelled({ PATH: "", HOME: "", npm_config_port: "", TEST_DATABASE_URL: "" })).toEqual([]);
});

test("the manual lists every setting with its default, and no other", async () => {
	const manual = await readFile(new URL("../../../docs/operating.md", import.meta.url), "utf8");
	const [, section = ""] = manual.match(/^## Settings$(.*?)^## /ms) ?? [];
	const rows = [...section.matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`)? ?\|/gm)];
	const defaults = readConfig({});
	const listed = rows.map(([, name = "", value = ""]) => [name, value] as const);
	const expected = settingNames.map((name) => [name, String(defaults[name] ?? "")] as const);
	expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
	expect(listed).toHaveLength(expected.length);
});

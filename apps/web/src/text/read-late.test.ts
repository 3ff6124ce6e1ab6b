import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const source = path.join(import.meta.dirname, "..");

type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

const children = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** What is done while a module is loaded: all but the bodies of functions. */
function* atLoading(node: Node): Generator<Node> {
	yield node;
	if (/Function|^(Method|Property)Definition$/.test(node.type)) return;
	for (const child of children(node)) yield* atLoading(child);
}

/** The names under which a module knows texts that change with the language. */
const textsIn = (program: Node): ReadonlySet<string> =>
	new Set(
		children(program)
			.filter(({ type, importKind }) => type === "ImportDeclaration" && importKind !== "type")
			.filter(({ source }) => isNode(source) && /(^|\/)text(\/[a-z-]+)?\.ts$/.test(String(source.value)))
			.flatMap(({ specifiers }) => (specifiers as readonly Node[]).map(({ local }) => String((local as Node).name))),
	);

/** Where a text is read once and for all, in the language of the first visit. */
function readEarly(file: string, code: string): string[] {
	const program = parseSync(file, code).program as unknown as Node;
	const texts = textsIn(program);
	return [...atLoading(program)]
		.filter(({ type, object }) => type === "MemberExpression" && isNode(object) && texts.has(String(object.name)))
		.map(({ start, end }) => `${file}: ${code.slice(Number(start), Number(end))}`);
}

test("a text that is read while a module is loaded is found", () => {
	const code = `import { t } from "../text/index.ts";
const now = t.home.lede;
const later = () => t.home.lede;
const { again } = { again: { text: t.tryAgain } };`;
	expect(readEarly("a.tsx", code)).toEqual(["a.tsx: t.home", "a.tsx: t.tryAgain"]);
});

test("every text is read when it is shown", async () => {
	const early: string[] = [];
	for await (const file of glob("**/*.{ts,tsx}", {
		cwd: source,
		exclude: (name) => /^text$|\.test\./.test(String(name)),
	}))
		early.push(...readEarly(file, readFileSync(path.join(source, file), "utf8")));
	expect(early).toEqual([]);
});

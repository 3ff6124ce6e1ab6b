import { type Plugin, parseAst } from "vite";

/**
 * What the page never calls of a library, by module and by the name of what is declared there. In its place stands what is given,
 * and whatever nothing else needs goes with it. The SDK is one for all kinds of games, and its schema module is
 * one file in which server and client share their classes, so that no bundler can see what a client does without.
 */
const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"@colyseus/sdk/build/Auth.mjs": { Auth: "class Auth {}" },
	"@colyseus/sdk/build/RoomClock.mjs": { RoomClockImpl: "class RoomClockImpl {}" },
	"@colyseus/sdk/build/fetchXHR.mjs": { xhrFetch: "const xhrFetch = undefined;", XHRResponse: "" },
	"@colyseus/sdk/build/input/RoomInput.mjs": { RoomInput: "class RoomInput {}" },
	"@colyseus/sdk/build/transport/H3Transport.mjs": { H3TransportTransport: "class H3TransportTransport {}" },
	"@colyseus/sdk/build/3rd_party/discord.mjs": { discordURLBuilder: "const discordURLBuilder = undefined;" },
	"@colyseus/sdk/build/debug-channel.mjs": { publishDebug: "const publishDebug = () => {};" },
	// What is decoded here is never encoded again: nothing of it is tracked.
	"@colyseus/schema/build/index.mjs": {
		ChangeTree: "class ChangeTree { constructor(ref) { return new UntrackedChangeTree(ref); } }",
		CollectionSchema: "class CollectionSchema {}",
		Encoder: "class Encoder {}",
		Root: "class Root {}",
		SetSchema: "class SetSchema {}",
		StateView: "class StateView {}",
		StreamSchema: "class StreamSchema {}",
		encodeArray: "const encodeArray = undefined;",
		encodeMapEntry: "const encodeMapEntry = undefined;",
		encodeSchemaOperation: "const encodeSchemaOperation = undefined;",
	},
};

/** Leaves it out of what is built. The build fails where a library has changed its names. */
export function leaveOut(): Plugin {
	const done = new Set<string>();
	return {
		name: "leave-out",
		apply: "build",
		buildStart: () => done.clear(),
		transform(code, id) {
			const module = Object.keys(leftOut).find((end) => id.endsWith(`/${end}`));
			if (module === undefined) return null;
			done.add(module);
			return { code: replaced(code, module), map: null };
		},
		buildEnd(error) {
			const missing = Object.keys(leftOut).filter((module) => !done.has(module));
			if (error === undefined && missing.length > 0) this.error(`not part of the page any more: ${missing.join(", ")}`);
		},
	};
}

function replaced(code: string, module: string): string {
	const names = leftOut[module] ?? {};
	const found = declarations(code).filter(({ name }) => Object.hasOwn(names, name));
	const missing = Object.keys(names).filter((name) => !found.some((each) => each.name === name));
	if (missing.length > 0) throw new Error(`${module} does not declare ${missing.join(", ")} any more`);
	return found
		.toReversed()
		.reduce((text, { name, start, end }) => text.slice(0, start) + names[name] + text.slice(end), code);
}

interface Declared {
	readonly name: string;
	readonly start: number;
	readonly end: number;
}

/** What a module declares outside of everything else, in the order in which it stands there. */
function declarations(code: string): readonly Declared[] {
	return parseAst(code).body.flatMap((statement): Declared[] => {
		const { start, end } = statement;
		switch (statement.type) {
			case "ClassDeclaration":
			case "FunctionDeclaration":
				return statement.id === null ? [] : [{ name: statement.id.name, start, end }];
			case "VariableDeclaration": {
				const [only, ...more] = statement.declarations;
				return only?.id.type === "Identifier" && more.length === 0 ? [{ name: only.id.name, start, end }] : [];
			}
			default:
				return [];
		}
	});
}

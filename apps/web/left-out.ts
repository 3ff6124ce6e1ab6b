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
	"@colyseus/sdk/build/serializer/SchemaSerializer.mjs": {
		SchemaSerializer: "class SchemaSerializer {}",
		getStateCallbacks: "const getStateCallbacks = undefined;",
	},
	// Of all this the SDK needs how numbers and texts are written: a table's state comes in messages.
	"@colyseus/schema/build/index.mjs": {
		ArraySchema: "class ArraySchema {}",
		CollectionSchema: "class CollectionSchema {}",
		Decoder: "class Decoder {}",
		MapSchema: "class MapSchema {}",
		QuantizedDescriptor: "",
		Reflection: "const Reflection = undefined;",
		"Reflection.decode": "",
		"Reflection.encode": "",
		"Reflection.makeEncodable": "",
		ReflectionField: "const ReflectionField = undefined;",
		ReflectionType: "const ReflectionType = undefined;",
		Schema: "class Schema {}",
		SetSchema: "class SetSchema {}",
		StreamSchema: "class StreamSchema {}",
		_disposeRegistry: "",
		"registerType()": "",
		"shadowMetadata()": "",
		t: "const t = undefined;",
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

/** What a module declares, assigns (`Reflection.decode`) and calls (`registerType()`) outside of everything else, in its order. */
function declarations(code: string): readonly Declared[] {
	const text = (part: { readonly start: number; readonly end: number }): string => code.slice(part.start, part.end);
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
			case "ExpressionStatement": {
				const { expression } = statement;
				if (expression.type === "AssignmentExpression") return [{ name: text(expression.left), start, end }];
				return expression.type === "CallExpression" ? [{ name: `${text(expression.callee)}()`, start, end }] : [];
			}
			default:
				return [];
		}
	});
}

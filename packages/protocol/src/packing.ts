/**
 * What is sent often travels without names: values in the order that a list of fields gives.
 * A field in brackets is a list of cards, sent as one text: `KSTD`.
 */
export type Field = string | readonly [string];
export type Fields = readonly Field[];

export function packFields(fields: Fields, record: object): unknown[] {
	const values = record as Readonly<Record<string, unknown>>;
	const packed = fields.map((field) =>
		typeof field === "string" ? values[field] : (values[field[0]] as readonly string[] | undefined)?.join(""),
	);
	while (packed.length > 0 && packed.at(-1) === undefined) packed.pop();
	return packed;
}

export function unpackFields(fields: Fields, packed: readonly unknown[]): Record<string, unknown> {
	const entries = fields.flatMap((field, i) => {
		const value = packed[i];
		if (value === undefined) return [];
		return [typeof field === "string" ? [field, value] : [field[0], String(value).match(/../g) ?? []]];
	});
	return Object.fromEntries(entries);
}

/** How one game's private part and events are packed. */
export interface Packing {
	readonly own: Fields;
	/** By the event's name; its place in this record is its number on the wire. */
	readonly events: Readonly<Record<string, Fields>>;
}

export function packEvent({ events }: Packing, event: { readonly event: string }): unknown[] {
	const number = Object.keys(events).indexOf(event.event);
	return [number, ...packFields(events[event.event] ?? [], event)];
}

export function unpackEvent({ events }: Packing, [number, ...values]: readonly unknown[]): { readonly event: string } {
	const [event, fields] = Object.entries(events)[Number(number)] ?? ["unknown", []];
	return { event, ...unpackFields(fields, values) };
}

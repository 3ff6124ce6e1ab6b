/** The value itself, frozen through and through: whoever writes to it throws. */
export function frozen<Value>(value: Value): Value {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	for (const part of Object.values(value)) frozen(part);
	return value;
}

/** With a full stop at the end, where it has no mark of its own: the name of a game may bring one. */
export const fullStop = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);

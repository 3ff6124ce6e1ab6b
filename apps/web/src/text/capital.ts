/** With a capital letter in front, behind an opening mark if there is one. */
export const capital = (text: string): string => text.replace(/^[¿¡“]*\p{Ll}/u, (start) => start.toUpperCase());

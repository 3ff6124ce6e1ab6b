/** 128 bits of chance. Browsers keep `crypto.randomUUID` from pages that came unencrypted, as they do in a household. */
export const freshHex = (): string =>
	[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

import { describe, expect, it } from "vitest";
import { quantise } from "./quantise.ts";

function quantised(cut: number, ...chances: readonly number[]): number[] {
	const out = new Uint8Array(chances.length);
	quantise(Float64Array.from(chances), cut, out);
	return [...out];
}

describe("255ths", () => {
	it("sum to 255", () => {
		expect(quantised(0, 1)).toEqual([255]);
		expect(quantised(0, 0.5, 0.5)).toEqual([128, 127]);
		expect(quantised(0, 1 / 3, 1 / 3, 1 / 3)).toEqual([85, 85, 85]);
		expect(quantised(0, 0.001, 0.6, 0.399)).toEqual([0, 153, 102]);
	});

	it("of chances below the cut are 0, and the others share what is theirs", () => {
		expect(quantised(0.05, 0.04, 0.48, 0.48)).toEqual([0, 128, 127]);
		expect(quantised(0.5, 0.25, 0.25, 0.25, 0.25)).toEqual([64, 64, 64, 63]);
		expect(quantised(0.5, 0.1, 0.45, 0.45)).toEqual([0, 128, 127]);
	});
});

import { describe, expect, test } from "vitest";
import { confidenceWord, type Quant } from "#lib/engines/measured.ts";
import { modelErrorWords, npsInterval } from "#lib/studies/report/numbers-in-words.ts";
import { measured, measuredInterval } from "./study-words.ts";

describe("what a study's numbers are called", () => {
  test.each([
    [0, "low"],
    [34, "low"],
    [35, "medium"],
    [59, "medium"],
    [60, "high"],
    [100, "high"],
  ])("a confidence of %i is %s", (confidence, word) => expect(confidenceWord(confidence)).toBe(word));

  test("a projected NPS comes with its interval", () => {
    const quant = { nps: { low: -60.4, high: 36 } } as Quant;
    expect(npsInterval(quant)).toBe("90 % interval −60 to +36");
  });

  test("the error against people is not measured for the simulator, and stated for a model", () => {
    const of = (low: number | null) =>
      modelErrorWords({
        sampling_points: 1,
        basis: "",
        model_error_points: low === null ? null : { low, high: 20 },
        model_error_source: low === null ? "not measured" : "stated by the service",
      });
    expect(of(null)).toBe("not measured");
    expect(of(15)).toBe("15 to 20 points, stated by the service, not measured here for this model");
  });

  test("a measure is told in its unit, and one that is missing is not 0", () => {
    expect(measured(null, "share")).toBeNull();
    expect(measured(0.375, "share")).toBe("38 %");
    expect(measured(-12.5, "points")).toBe("−12.5");
    expect(measured(3.456, "mean")).toBe("3.46");
    expect(measured(-0.02, "mean")).toBe("−0.02");
    expect(measured(1234.5, "currency")).toBe("1234.5");
    expect(measuredInterval({ low: 0.1, high: 0.62, unit: "share" })).toBe("10 % to 62 %");
    expect(measuredInterval({ low: null, high: null, unit: "mean" })).toBeNull();
  });
});

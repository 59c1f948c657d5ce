import { expect, test } from "vitest";
import { eventNames } from "../studies/events/contract.ts";
import { countedDays, spans, stepWords } from "./contract.ts";

test("no chart shows days that are forgotten by then", () => {
  expect(Math.max(...Object.values(spans).map(({ minutes }) => minutes))).toBeLessThanOrEqual(countedDays * 24 * 60);
});

test("the steps of a study that have words of their own are events of studies", () => {
  expect(Object.keys(stepWords).filter((step) => !eventNames.some((name) => name === step))).toEqual([]);
});

import { expect, test } from "vitest";
import { countedDays, spans } from "./contract.ts";

test("no chart shows days that are forgotten by then", () => {
  expect(Math.max(...Object.values(spans).map(({ minutes }) => minutes))).toBeLessThanOrEqual(countedDays * 24 * 60);
});

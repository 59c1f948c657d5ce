import { afterAll, beforeAll, expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import type { Callers } from "#lib/testing/hostile/door.ts";
import { hostileTexts } from "#lib/testing/hostile/hostile-texts.ts";
import { makeCallers } from "#lib/testing/hostile/make-callers.ts";
import { measureTexts, most, warm } from "#lib/testing/hostile/measure-texts.ts";
import { type MeasuredService, startMeasuredService } from "#lib/testing/processes/start-measured-service.ts";

useDatabase({ ACCOUNT_STUDIES_PER_DAY: "100000" });

let service: MeasuredService;
let callers: Callers;
beforeAll(async () => {
  callers = await makeCallers();
  service = await startMeasuredService();
});
afterAll(() => service.stop());

test(`no request with any of ${hostileTexts.length} hostile texts holds the event loop`, {
  timeout: 3_600_000,
}, async () => {
  expect(new Set(hostileTexts.map(({ unit }) => unit)).size).toBeGreaterThanOrEqual(200);
  await warm({ service, callers });
  const { over, healthMs } = await measureTexts({ service, callers }, hostileTexts, 1);
  expect(over).toEqual([]);
  expect(healthMs).toBeLessThanOrEqual(most.healthMs);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { drawFrom, shuffled } from "#lib/engines/statistics.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { apiDoors, makeCallers } from "#lib/testing/hostile/api-doors.ts";
import { hostileTexts } from "#lib/testing/hostile/hostile-texts.ts";
import { measureTexts, most, type Run, warm } from "#lib/testing/hostile/measure-texts.ts";
import { type MeasuredService, startMeasuredService } from "#lib/testing/processes/start-measured-service.ts";

useDatabase({ ACCOUNT_STUDIES_PER_DAY: "100000" });

let service: MeasuredService;
let run: Run;
beforeAll(async () => {
  const callers = await makeCallers();
  service = await startMeasuredService();
  run = { service, doorsOf: (fill) => apiDoors(fill, callers, service) };
});
afterAll(() => service.stop());

/** Seeded in the short form: the same 15 each time. */
const texts = process.env.FULL_TESTS ? hostileTexts : shuffled(drawFrom("hostile texts"), hostileTexts).slice(0, 15);

test("every door answers an ordinary text", async () => {
  expect(new Set(hostileTexts.map(({ unit }) => unit)).size).toBeGreaterThanOrEqual(200);
  expect(await warm(run)).toEqual([]);
});

test(`no request with any of ${texts.length} hostile texts holds the event loop`, { timeout: 3_600_000 }, async () => {
  const { over, healthMs } = await measureTexts(run, texts);
  expect({ over, healthMs: Math.max(healthMs, most.healthMs) }).toEqual({ over: [], healthMs: most.healthMs });
});

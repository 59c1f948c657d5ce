import { afterAll, beforeAll, expect, test } from "vitest";
import { drawFrom, shuffled } from "#lib/engines/draw.ts";
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

const some = shuffled(drawFrom("hostile texts"), hostileTexts).slice(0, 30);

test("every door answers an ordinary text", async () => {
  expect(await warm({ service, callers })).toEqual([]);
});

test("no request with any of 30 hostile texts holds the event loop", { timeout: 300_000 }, async () => {
  const { over, healthMs } = await measureTexts({ service, callers }, some, 3);
  expect(over).toEqual([]);
  expect(healthMs).toBeLessThanOrEqual(most.healthMs);
});

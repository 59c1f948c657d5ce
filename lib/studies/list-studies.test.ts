import { expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { studyTypeIds } from "#lib/engines/study-types.ts";
import { listStudyTypesEndpoint } from "#lib/studies/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer } from "#lib/testing/research.ts";

const { POST } = routeAt("/api/v1/study-types");

useDatabase();

test("GET /api/v1/study-types lists every kind of study, each with its audience", async () => {
  const { headers } = await aCustomer();
  const { study_types } = resultOf(listStudyTypesEndpoint, await callEndpoint(listStudyTypesEndpoint, { headers }));
  expect(study_types.map(({ id }) => id)).toEqual(studyTypeIds);
  for (const { label, description } of study_types) expect([label, description].every(Boolean)).toBe(true);
});

test("GET /api/v1/study-types asks for a key, and nothing can be posted there", async () => {
  expect(refusalOf(await callEndpoint(listStudyTypesEndpoint)).error).toBe("unauthorized");
  expect(refusalOf(await call(POST, { body: {} })).error).toBe("method_not_allowed");
});

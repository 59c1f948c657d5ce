import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import * as unknownPath from "#app/api/[[...path]]/route.ts";
import { getHealthEndpoint } from "#lib/about/contract.ts";
import { routeAt } from "#lib/api/routes.ts";
import { closeDatabase, database, declareDemo, leastPostgres, refuseOldPostgres } from "#lib/db/client.ts";
import { settings } from "#lib/db/settings.sql.ts";
import answerHeaders from "#lib/openapi/answer-headers.json" with { type: "json" };
import { getDimensionsEndpoint, listReviewsEndpoint, publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";

const tools = routeAt("/api/tools");

useDatabase();

test("a PostgreSQL that is too old is refused with what to do, and the oldest that is supported is taken", () => {
  const advice = `Upgrade that server to PostgreSQL ${leastPostgres} or newer`;
  expect(() => refuseOldPostgres(leastPostgres * 10_000 - 9_985)).toThrow(advice);
  expect(() => refuseOldPostgres(leastPostgres * 10_000)).not.toThrow();
});

/** The service's answers, one of every kind with a body. */
const answers = async () => {
  const published = await callEndpoint(publishReviewEndpoint, { body: signed(anAgent()) });
  const answered = {
    search: await callEndpoint(searchToolsEndpoint, { query: "q=github" }),
    dimensions: await callEndpoint(getDimensionsEndpoint),
    health: await callEndpoint(getHealthEndpoint),
    list: await callEndpoint(listReviewsEndpoint),
    published,
    invalid: await callEndpoint(searchToolsEndpoint, { query: "limit=0" }),
    refused: await callEndpoint(publishReviewEndpoint, {
      body: signed(anAgent(), aDocument({ used_tool: false as never })),
    }),
    method: await call(tools.PUT, { body: {} }, "PUT"),
    path: await call(async (request) => unknownPath.GET(request)),
  };
  resultOf(searchToolsEndpoint, answered.search);
  resultOf(getDimensionsEndpoint, answered.dimensions);
  resultOf(getHealthEndpoint, answered.health);
  resultOf(listReviewsEndpoint, answered.list);
  resultOf(publishReviewEndpoint, answered.published);
  for (const refused of [answered.invalid, answered.refused, answered.method, answered.path]) refusalOf(refused);
  return Object.entries(answered);
};
const described = answerHeaders["Touchstone-Demo"];
const flagOf = (headers: Headers) => headers.get("touchstone-demo");

describe("data that is not generated", () => {
  test("is nowhere called so", async () => {
    for (const [kind, { headers, body }] of await answers()) {
      expect(flagOf(headers), kind).toBeNull();
      expect(Object.keys(body), kind).not.toContain("demo");
    }
  });
});

describe("generated data", () => {
  beforeEach(async () => declareDemo(await database()));

  test("says so first in every answer, and in a header that pages of other origins can read", async () => {
    for (const [kind, { headers, body }] of await answers()) {
      expect(flagOf(headers), kind).toBe(described.example);
      expect(headers.get("access-control-expose-headers"), kind).toContain("Touchstone-Demo");
      expect(Object.entries(body)[0], kind).toEqual(["demo", "generated data: evidence of nothing"]);
    }
  });

  test("has in the header what its description begins with", () => {
    expect(described.description.startsWith(`${described.example}: `)).toBe(true);
    const said = readFileSync("components/docs/conventions.tsx", "utf8");
    expect(said).toContain(`<code>Touchstone-Demo: ${described.example}</code>`);
  });

  test("says so in answers without a body", async () => {
    const first = await callEndpoint(searchToolsEndpoint);
    const kept = await callEndpoint(searchToolsEndpoint, { headers: { "if-none-match": first.headers.get("etag")! } });
    expect(kept.status).toBe(304);
    for (const answer of [kept, await call(tools.HEAD, {}, "HEAD"), await call(tools.OPTIONS, {}, "OPTIONS")])
      expect(flagOf(answer.headers)).toBe(described.example);
  });

  test("has other ETags, so that nobody keeps an answer from before", async () => {
    const flagged = (await callEndpoint(getDimensionsEndpoint)).headers.get("etag");
    await (await database()).delete(settings);
    await closeDatabase();
    await callEndpoint(searchToolsEndpoint);
    expect((await callEndpoint(getDimensionsEndpoint)).headers.get("etag")).not.toBe(flagged);
  });

  test("is known by the data alone: a process that opens it finds the flag in it", async () => {
    await closeDatabase();
    expect(flagOf((await callEndpoint(searchToolsEndpoint)).headers)).toBe(described.example);
    await (await database()).delete(settings);
    await closeDatabase();
    expect(flagOf((await callEndpoint(searchToolsEndpoint)).headers)).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { ratings } from "#lib/api/ratings.ts";
import { research } from "#lib/api/research.ts";
import { routeAt } from "#lib/api/routes.ts";
import answerHeaders from "#lib/openapi/answer-headers.json" with { type: "json" };
import { endpointsOf } from "#lib/openapi/service.ts";
import { call } from "#lib/testing/call.ts";

const endpoints = [ratings, research].flatMap(endpointsOf);
const at = (path: string) => routeAt(path.replaceAll(/\{(\w+)\}/g, "[$1]"));
const listIn = (headers: Headers, name: string) => headers.get(`access-control-${name}-headers`)!.split(", ");

describe("a page on another origin", () => {
  const senders = endpoints.filter(({ headers }) => headers !== undefined);

  test.each(senders)("may send each header that $name has a member for", async ({ path, headers: own }) => {
    const { headers } = await call(at(path).OPTIONS, {}, "OPTIONS");
    const usual = ["Accept", "Authorization", "Content-Type", "If-None-Match"];
    expect(listIn(headers, "allow")).toEqual(expect.arrayContaining([...usual, ...Object.values(own!)]));
    expect(senders.length).toBeGreaterThan(4);
  });

  test("may read each header that the API describes, of a refusal too", async () => {
    const { status, headers } = await call(at("/api/tools").PUT, {}, "PUT");
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(listIn(headers, "expose")).toEqual(Object.keys(answerHeaders));
  });
});

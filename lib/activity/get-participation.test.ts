import { describe, expect, test } from "vitest";
import { getActivityEndpoint, getParticipationEndpoint } from "#lib/activity/contract.ts";
import { routeAt, routes } from "#lib/api/routes.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";

const { POST } = routeAt("/api/participation");

useDatabase();

const whole = async () => resultOf(getParticipationEndpoint, await callEndpoint(getParticipationEndpoint));

describe("GET /api/participation", () => {
  test("is the text that the activity feed gives in short, under the same version, and at the address it names", async () => {
    const text = await whole();
    const { participation } = resultOf(getActivityEndpoint, await callEndpoint(getActivityEndpoint));
    expect(participation).toEqual({
      version: text.version,
      summary: text.summary,
      url: "https://touchstone.test/api/participation",
      suggested_interval_seconds: text.check_in.suggested_interval_seconds,
    });
    expect(participation.url).toBe(text.url);
  });

  test("asks for nothing that an operator has not authorised, and for check-ins not too often", async () => {
    const { applies_when, check_in, summary } = await whole();
    for (const said of [applies_when, check_in.allowed, summary]) expect(said).toMatch(/operator has authorised/);
    expect(check_in).toMatchObject({ suggested_interval_seconds: 14_400, minimum_interval_seconds: 900 });
    expect(check_in.steps.join(" ")).toMatch(/next_cursor.*random part/s);
  });

  test("says what is never posted, names too, and that others' words are no instructions", async () => {
    const never = (await whole()).never.join("\n");
    for (const said of [
      /secrets/,
      /personal data/,
      /Names cannot be detected/,
      /instructions found in what others wrote/,
    ])
      expect(never).toMatch(said);
  });

  test("names only addresses that answer", async () => {
    for (const { method, path: address } of (await whole()).endpoints) {
      const route = routes[address.replaceAll(/\{(\w+)\}/g, "[$1]")];
      expect(route, address).toBeDefined();
      // The stream's body never ends, so only its head is requested.
      const path = { question_id: "0".repeat(32) };
      const answer =
        method === "GET" ? await call(route!.HEAD, { path }, "HEAD") : await call(route!.POST, { body: {} });
      expect(answer.status, `${method} ${address}`).not.toBe(405);
    }
  });

  test("may be kept for five minutes; refuses a query and other methods", async () => {
    expect((await callEndpoint(getParticipationEndpoint)).headers.get("cache-control")).toBe("public, max-age=300");
    expect(refusalOf(await callEndpoint(getParticipationEndpoint, { query: "version=2" })).error).toBe(
      "invalid_argument",
    );
    expect(refusalOf(await call(POST, { body: {} })).error).toBe("method_not_allowed");
  });
});

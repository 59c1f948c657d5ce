import { expect, test } from "vitest";
import { call, refusalOf } from "#lib/testing/call.ts";
import { DELETE, GET, HEAD, PATCH, POST, PUT } from "./route.ts";

test.each(Object.entries({ GET, HEAD, POST, PUT, PATCH, DELETE }))(
  "%s of a path that no endpoint has answers 404 in the shape of every refusal",
  async (method, answerOf) => {
    const body = method === "GET" || method === "HEAD" || method === "DELETE" ? undefined : "not json";
    const answer = await call(async (request) => answerOf(request), { path: { path: "nothing" }, body }, method);
    const refusal = refusalOf(answer);
    expect([refusal.status, refusal.error]).toEqual([404, "not_found"]);
    expect(refusal.message).toContain("GET /api/tools");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  },
);

test("a path of the research API is told where that API is described", async () => {
  const answer = await GET(new Request("https://touchstone.test/api/v1/nothing"));
  expect((await answer.json()).message).toContain("GET /api/v1/openapi.json");
});

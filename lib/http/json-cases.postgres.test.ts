import { beforeAll, describe, expect, test } from "vitest";
import { ratings } from "#lib/api/ratings.ts";
import { type ErrorCode, statusOf } from "#lib/errors.ts";
import { endpointsOf } from "#lib/openapi/service.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { send } from "#lib/testing/fuzz/fuzz-send.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";
import { casesInside, type JsonCase, jsonCases } from "#lib/testing/samples/json-cases.ts";

useDatabase();

// All read their body by the same reader: the short form sends to one of them.
const writes = endpointsOf(ratings)
  .filter(({ method }) => method === "POST")
  .slice(0, process.env.FULL_TESTS ? undefined : 1);
const ofJson: ErrorCode[] = ["invalid_json", "duplicate_key", "invalid_unicode", "number_out_of_range", "too_deep"];
const headers = { "content-type": "application/json" };

let origin: string;
beforeAll(async () => {
  origin = await startLane();
});

/** The refusal of a document; null when it was read as JSON and refused for its content. */
async function verdictOf(target: string, body: JsonCase["document"]): Promise<string | null> {
  const { status, headers: answered, text } = await send(origin, { method: "POST", target, headers, body });
  const { error } = refusalOf({ status, headers: answered, body: JSON.parse(text) });
  expect(status).toBe(statusOf[error]);
  expect(status).toBeLessThan(500);
  return ofJson.includes(error) ? error : null;
}

const expected = (verdict: JsonCase["verdict"]) =>
  verdict === "y" ? null : verdict === "n" ? "invalid_json" : verdict;

describe.each(writes.map(({ path }) => path.replace("{review_id}", "0".repeat(32))))("POST %s", (target) => {
  test("reads what is JSON, and refuses what is not with the code for it", async () => {
    const wrong: string[] = [];
    for (const { name, document, verdict } of jsonCases) {
      const got = await verdictOf(target, document);
      if (got !== expected(verdict)) wrong.push(`${name}: ${got} in place of ${verdict}`);
    }
    expect(wrong).toEqual([]);
  });

  test("finds the same faults where a member's value stands", async () => {
    const wrong: string[] = [];
    for (const { name, document, verdict } of casesInside('{"document":', "}")) {
      const got = await verdictOf(target, document);
      if (got !== expected(verdict)) wrong.push(`${name}: ${got} in place of ${verdict}`);
    }
    expect(wrong).toEqual([]);
  });
});

test("after all of them the service answers as before", async () => {
  const { status } = await send(origin, { method: "GET", target: "/api/tools?q=mail", headers: {}, body: null });
  expect(status).toBe(200);
});

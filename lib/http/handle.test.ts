import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { endpoint, paged, paging } from "#lib/contract.ts";
import { AppError, requestIdHeader } from "#lib/errors.ts";
import { handle } from "#lib/http/handle.ts";
import { addressHeader, announceEntry } from "#lib/net/request-head.ts";
import { call, refusalOf } from "#lib/testing/call.ts";
import { setEnvironment } from "#lib/testing/database.ts";

const token = announceEntry("token-of-the-tests");
beforeAll(() => setEnvironment({ RATE_LIMIT_READS: "off", PUBLIC_URL: "https://touchstone.test" }));
afterEach(() => vi.restoreAllMocks());

const listBoats = endpoint({
  name: "list_boats",
  method: "GET",
  path: "/api/boats",
  summary: "List boats.",
  input: z.object({ q: z.string().optional(), ...paging }),
  result: z.strictObject({ boats: z.array(z.string()), from: z.string().nullable(), ...paged }),
});

/** The door's answer when the verb does this. */
const ask = (verb: Parameters<typeof handle<typeof listBoats>>[1], asked: Parameters<typeof call>[1] = {}) =>
  call(handle(listBoats, verb).answer, asked);

describe("a verb's result", () => {
  test("is the body, and the verb is told who asks: the address that the server entry noted", async () => {
    const headers = { [addressHeader]: `${token} 203.0.113.9`, "x-forwarded-for": "6.6.6.6" };
    const { status, body } = await ask(
      async ({ limit, offset }, { address }) => ({ boats: ["Ida"], from: address, total: 1, limit, offset }),
      { headers },
    );
    expect([status, body]).toEqual([200, { boats: ["Ida"], from: "203.0.113.9", total: 1, limit: 20, offset: 0 }]);
  });

  test.each([
    ["limit=2", 3, '<https://touchstone.test/api/boats?limit=2&offset=2>; rel="next"'],
    ["limit=2&offset=1", 4, '<https://touchstone.test/api/boats?limit=2&offset=3>; rel="next"'],
    ["q=a%20b%26c", 21, '<https://touchstone.test/api/boats?q=a+b%26c&limit=20&offset=20>; rel="next"'],
    ["limit=2", 2, null],
    ["limit=2&offset=2", 3, null],
    ["offset=50", 3, null],
  ])("for ?%s of %i links to %s", async (query, total, link) => {
    const { headers } = await ask(async ({ limit, offset }) => ({ boats: [], from: null, total, limit, offset }), {
      query,
    });
    expect(headers.get("link")).toBe(link);
  });
});

describe("a verb's failure", () => {
  test("that is a refusal is answered with its code, sentence and headers", async () => {
    const refusal = new AppError(
      "rate_limited",
      "Try again in 7 seconds.",
      { retry_after: 7 },
      { RateLimit: '"x";r=0;t=7' },
    );
    const answer = await ask(async () => Promise.reject(refusal));
    expect(refusalOf(answer)).toMatchObject({
      status: 429,
      error: "rate_limited",
      message: refusal.message,
      retry_after: 7,
    });
    expect(answer.headers.get("ratelimit")).toBe('"x";r=0;t=7');
  });

  test("that means storage is away is answered with 503 and when to come back", async () => {
    const answer = await ask(async () => {
      throw new Error("Failed query", { cause: Object.assign(new Error("no"), { code: "ECONNREFUSED" }) });
    });
    expect(refusalOf(answer)).toMatchObject({ status: 503, error: "storage_unavailable", retry_after: 5 });
  });

  test("that nobody expected is answered with 500 and a request id, and logged under it once, without any detail told", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const fault = new TypeError("cannot read the password hunter2 of undefined");
    const answer = await ask(async () => {
      throw fault;
    });
    const refusal = refusalOf(answer);
    const id = answer.headers.get(requestIdHeader)!;
    expect([refusal.status, refusal.error]).toEqual([500, "internal_error"]);
    expect(refusal.message).toContain(id);
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toMatch(/hunter2|TypeError|password/);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      `Request ${id} failed:`,
      expect.stringContaining("TypeError: cannot read the password hunter2 of undefined\n    at "),
    );
  });
});

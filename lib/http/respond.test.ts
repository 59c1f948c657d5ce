import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compressed } from "#lib/http/negotiation.ts";
import { respond } from "#lib/http/respond.ts";

const long = { text: "A harbour pilot. ".repeat(200) };
/** The bytes that the API lane sends. */
const ask = (result: unknown, headers: Record<string, string> = {}) => {
  const answer = { status: 200, cache: "public, no-cache", spent: [], link: null };
  const asked = new Request("https://touchstone.test/api/boats", { headers });
  return compressed(headers["accept-encoding"] ?? null, respond(asked, result, answer));
};
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a long answer", () => {
  test("is compressed for a client that takes gzip, and says so to caches", async () => {
    const answer = await ask(long, { "accept-encoding": "gzip, deflate, br" });
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual(["gzip", "Accept-Encoding"]);
    const bytes = await bytesOf(answer);
    expect(bytes.length).toBeLessThan(500);
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(long);
  });

  test("is the latest one, however often and however many of the longest are sent", async () => {
    const read = async (result: object) =>
      JSON.parse(gunzipSync(await bytesOf(await ask(result, { "accept-encoding": "gzip" }))).toString());
    const longest = Array.from({ length: 6 }, (_, at) => ({ text: `${at} harbour pilots. `.repeat(8_000) }));
    for (const result of [...longest, ...longest, longest[5]!, longest[0]!]) expect(await read(result)).toEqual(result);
  });

  test.each([
    "",
    "br",
    "identity",
    "gzip;q=0",
    "gzip; q=0.0, *",
    "*;q=0",
    "gzip;q=0.2, identity;q=0.8",
    "x;q=1, *;q=0",
  ])("is sent as it is to a client that takes %j", async (encoding) => {
    const answer = await ask(long, { "accept-encoding": encoding });
    expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual([null, "Accept-Encoding"]);
    expect(JSON.parse((await bytesOf(answer)).toString())).toEqual(long);
  });

  test.each(["gzip", "*", "br;q=1.0, GZIP;q=0.5", "identity;q=0, *", "gzip;q=0.5, identity;q=0.5"])(
    "is compressed for a client that takes %j",
    async (encoding) => {
      expect((await ask(long, { "accept-encoding": encoding })).headers.get("content-encoding")).toBe("gzip");
    },
  );

  test("has a weak tag where it is compressed, and either tag is known again by either form", async () => {
    const plain = (await ask(long)).headers.get("etag")!;
    const weak = (await ask(long, { "accept-encoding": "gzip" })).headers.get("etag")!;
    expect(weak).toBe(`W/${plain}`);
    for (const tag of [plain, weak])
      for (const encoding of ["gzip", "identity"]) {
        const again = await ask(long, { "accept-encoding": encoding, "if-none-match": tag });
        expect([again.status, again.headers.get("content-encoding")]).toEqual([304, null]);
      }
  });
});

test("a short answer is compressed only for a client that takes no plain one", async () => {
  const codingFor = async (accepted: string) =>
    (await ask({ text: "ahoy" }, { "accept-encoding": accepted })).headers.get("content-encoding");
  expect(await Promise.all(["gzip", "gzip, identity;q=0", "gzip, *;q=0"].map(codingFor))).toEqual([
    null,
    "gzip",
    "gzip",
  ]);
});

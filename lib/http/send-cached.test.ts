import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { FastResponse } from "srvx/node";
import { expect, test } from "vitest";
import { answersBytes, type CachedAnswer, cacheAnswer, cachedAnswer, gzipOf, textOf } from "#lib/http/send-cached.ts";

/** A fortieth of what may be kept; compressed a sixth of that, since compressing more takes half a minute. */
const long = () =>
  randomBytes(answersBytes / 40 / 6)
    .toString("base64")
    .padEnd(answersBytes / 40, " ");

const keep = (url: string, text: string, tag: string | null = null, version = "1") =>
  cacheAnswer(url, version, new FastResponse(text, { headers: tag === null ? {} : { etag: tag } }));

/** Makes an answer and asks for it again. */
function keepAsked(url: string, text = long()): CachedAnswer {
  keep(url, text);
  return cachedAnswer(url)!;
}

const addresses = (count: number, name: string) => Array.from({ length: count }, (_, n) => `/api/${name}/${n}`);
const bytesOf = ({ text, gzip }: CachedAnswer) => (text?.length ?? 0) + (gzip?.length ?? 0);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

test("what is asked for once does not crowd out what is asked for again", async () => {
  const again = addresses(20, "again");
  for (const url of again) keepAsked(url);
  for (const url of addresses(100, "once")) keep(url, long());
  expect(again.filter((url) => cachedAnswer(url) === undefined)).toEqual([]);
});

test("what is asked for once has the room that is left", async () => {
  const urls = addresses(15, "left");
  for (const url of urls) keep(url, long());
  expect(urls.filter((url) => cachedAnswer(url) === undefined)).toEqual([]);
});

test("an answer that was crowded out before it was asked for again is kept the next time", async () => {
  const [url] = addresses(1, "late") as [string];
  keep(url, long());
  for (const other of addresses(40, "between")) keep(other, long());
  expect(cachedAnswer(url)).toBeUndefined();
  keep(url, long());
  for (const other of addresses(40, "after")) keep(other, long());
  expect(cachedAnswer(url)).toBeDefined();
});

test("all that is kept is within its share of the memory; without room the compressed bytes stay", async () => {
  const urls = addresses(45, "zipped");
  for (const url of urls) await gzipOf(url, keepAsked(url));
  const kept = urls.flatMap((url) => cachedAnswer(url) ?? []);
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.some(({ text }) => text === null)).toBe(true);
  const others = ["again", "late", "left", "once", "between", "after"].flatMap((name) => addresses(100, name));
  const all = [...kept, ...others.flatMap((url) => cachedAnswer(url) ?? [])];
  expect(sum(all.map(bytesOf))).toBeLessThan(answersBytes);
});

test("the text of an answer is the same in either form, and holds no more memory than its bytes", async () => {
  const text = "Ein Lotse lotst. ".repeat(3_000);
  const [url] = addresses(1, "forms") as [string];
  const plain = keepAsked(url, text);
  expect(textOf(url, plain).toString()).toBe(text);
  expect(gunzipSync(await gzipOf(url, plain)).toString()).toBe(text);
  const zipped = cachedAnswer(url)!;
  for (const bytes of [plain.text!, zipped.gzip!]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  const alone = { ...zipped, text: null };
  expect(textOf(url, alone).toString()).toBe(text);
  expect(textOf(url, { ...alone, length: 0 }).toString()).toBe(text);
});

test("compressed bytes stay for the same text, and for no other", async () => {
  const [url] = addresses(1, "versions") as [string];
  keep(url, "one".repeat(1_000), '"1"');
  const gzip = await gzipOf(url, cachedAnswer(url)!);
  expect(keep(url, "one".repeat(1_000), '"1"', "2").gzip).toBe(gzip);
  const other = keep(url, "two".repeat(1_000), '"2"', "3");
  expect(other.gzip).toBeNull();
  expect(gunzipSync(await gzipOf(url, other)).toString()).toBe("two".repeat(1_000));
  expect(textOf(url, cachedAnswer(url)!).toString()).toBe("two".repeat(1_000));
});

test("an answer whose version was not read is sent and not kept; its headers are those of its response", async () => {
  const [url] = addresses(1, "unread") as [string];
  const made = new FastResponse("{}", { headers: { "Content-Type": "application/json", RateLimit: "r=1", Vary: "A" } });
  made.headers.append("Vary", "B");
  const { text, headers } = cacheAnswer(url, null, made);
  expect([text?.toString(), headers]).toEqual(["{}", { "content-type": "application/json", vary: "A, B" }]);
  expect(cachedAnswer(url)).toBeUndefined();
});

test("an answer without a tag is compressed again when it is made again", async () => {
  const [url] = addresses(1, "untagged") as [string];
  await gzipOf(url, keepAsked(url, "one".repeat(1_000)));
  expect(keep(url, "two".repeat(1_000), null, "2").gzip).toBeNull();
});

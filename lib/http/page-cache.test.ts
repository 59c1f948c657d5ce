import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { cachedPage, cachePage, gzipWith, pageFrom, pagesBytes, pageWith } from "#lib/http/send-cached-page.ts";

const placeholder = "cGxhY2Vob2xkZXIgb2YgMTYgYg==";
const script = (n: number) => `<script nonce="${placeholder}">push([${n},"a harbour pilot moors boats"])</script>`;
const long = Array.from({ length: 400 }, (_, n) => `<p>é ${n} ${"harbour ".repeat(n % 30)}</p>${script(n)}`).join("");

function keep(html: string, startedAt = new Date()) {
  const page = pageFrom({ version: "1", headers: [], html: Buffer.from(html), placeholder, startedAt });
  cachePage("light /tools", page);
  return page;
}

test("every answer has its own nonce in place of the placeholder, plain and as gzip", async () => {
  const page = keep(long);
  for (const nonce of ["MTIzNDU2Nzg5MDEyMzQ1Ng==", "////++++AAAAaaaazzzz0w=="]) {
    const expected = long.replaceAll(placeholder, nonce);
    expect(pageWith(page, nonce).toString()).toBe(expected);
    const zipped = await gzipWith("light /tools", page, nonce);
    expect(gunzipSync(zipped).toString()).toBe(expected);
    expect(zipped.length).toBeLessThan(expected.length / 2);
  }
});

test("a page is not sent in another version, nor once an age on it has changed its words", () => {
  const now = new Date("2026-11-22T12:00:30.000Z");
  vi.useFakeTimers({ now });
  try {
    const page = keep('<time dateTime="2026-11-22T11:58:00.000Z">2 minutes ago</time>', now);
    expect(cachedPage("light /tools", "1")).toBe(page);
    expect(cachedPage("light /tools", "2")).toBeUndefined();
    expect(cachedPage("dark /tools", "1")).toBeUndefined();
    vi.setSystemTime(new Date("2026-11-22T12:01:00.000Z"));
    expect(cachedPage("light /tools", "1")).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test("a kept page holds no more memory than its bytes", async () => {
  const page = keep(long);
  await gzipWith("light /tools", page, "MTIzNDU2Nzg5MDEyMzQ1Ng==");
  const parts = [...page.pieces, ...page.deflated!];
  const held = [...new Set(parts.map(({ buffer }) => buffer))].reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(held).toBe(parts.reduce((sum, { length }) => sum + length, 0));
});

test("all kept pages together are within their share of the memory, with their compressed bytes", async () => {
  const addresses = Array.from({ length: 60 }, (_, n) => `light /tools?page=${n}`);
  const nonce = randomBytes(16).toString("base64");
  for (const address of addresses) {
    // Compressed an eighth of its length, since compressing more takes seconds.
    const html = Buffer.from(
      randomBytes(pagesBytes / 384)
        .toString("base64")
        .padEnd(pagesBytes / 48, " "),
    );
    const page = pageFrom({ version: "1", headers: [], html, placeholder, startedAt: new Date() });
    cachePage(address, page);
    await gzipWith(address, page, nonce);
  }
  const kept = addresses.flatMap((address) => cachedPage(address, "1") ?? []);
  const bytes = kept.flatMap(({ pieces, deflated }) => [...pieces, ...deflated!]).map(({ length }) => length);
  expect(kept.length).toBeGreaterThan(10);
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThan(pagesBytes);
});

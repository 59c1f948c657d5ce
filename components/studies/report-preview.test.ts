import { ImageResponse } from "next/og";
import { afterEach, expect, test, vi } from "vitest";
import type { FullStudy } from "#lib/studies/study-record.ts";
import { drawable } from "./drawable.ts";
import { reportJsonLd } from "./report-json-ld.ts";
import { hasPreview, reportPreviewOf } from "./report-preview.tsx";

afterEach(() => void vi.restoreAllMocks());

const share = { id: "share", label: "Would buy ☕", unit: "share", value: 0.4, low: 0.2, high: 0.6, n: 12, items: [] };
const studyOf = (topic: string, headline_finding: string) =>
  ({
    study_type: "messaging",
    engine: { id: "m", kind: "model" },
    topic,
    headline_finding,
    overall_confidence: 61,
    quant: { n_interviews: 12, measures: [share] },
  }) as unknown as FullStudy;

/** The bytes of a picture, and the addresses that drawing it reached for. */
async function draw(study: FullStudy): Promise<{ bytes: number; fetched: string[] }> {
  const { fetch } = globalThis;
  const fetched: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.startsWith("data:")) return fetch(input);
    fetched.push(address);
    throw new Error("no network");
  });
  const picture = await new ImageResponse(reportPreviewOf(study, false), { width: 1200, height: 630 }).arrayBuffer();
  vi.restoreAllMocks();
  return { bytes: picture.byteLength, fetched };
}

test("a picture draws every sign that counts as drawable with the font it has, without the network", async () => {
  const signs = Array.from({ length: 0x3000 }, (_, at) => String.fromCodePoint(at)).filter((sign) => drawable(sign));
  expect(signs.length).toBeGreaterThan(500);
  for (let at = 0; at < signs.length; at += 100) {
    const some = signs.slice(at, at + 100).join("");
    expect((await draw(studyOf(some, some))).fetched, some).toEqual([]);
  }
});

test("a headline is never lost: in other scripts a link shows it as text instead of a picture", () => {
  for (const headline of [
    "Buyers want it 🚀",
    "يريده المشترون",
    "买家想要它",
    "買い手は欲しい",
    "구매자",
    "קונים",
    "ซื้อ",
  ])
    expect(hasPreview(studyOf("Is it fair?", headline)), headline).toBe(false);
  for (const headline of ["Zażółć gęślą jaźń", "Người mua", "Покупатели", "Cafe\u0301 non\u2011stop", "A → B ≥ 5 ™"])
    expect(hasPreview(studyOf("这公平吗？", headline)), headline).toBe(true);
});

test("a question or a measure that cannot be drawn is left out, and the headline stays", async () => {
  const lacking = await draw(studyOf("这公平吗？", "Most would pay"));
  expect(lacking.fetched).toEqual([]);
  expect(lacking.bytes).toBeGreaterThan((await draw(studyOf("这公平吗？", "M"))).bytes);
});

test("a report that a model gave no headline is called by its question", () => {
  expect(reportJsonLd(studyOf("Is it fair?", ""))).toContain('"name":"Synthetic study: Is it fair?"');
  expect(reportJsonLd(studyOf("Is it fair?", "Most say so."))).toContain('"name":"Synthetic study: Most say so."');
});

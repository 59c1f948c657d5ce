import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import type { Evidence } from "#lib/questions/contract.ts";
import { EvidenceLine } from "./evidence-line.tsx";

const lineOf = (evidence: Evidence) => markupOf(createElement(EvidenceLine, { evidence }));
const none = { tested: 0, documentation: 0, hypothesis: 0, newest_tested_at: null };

afterEach(() => void vi.useRealTimers());

test("every kind that is there is counted, and the newest test has its age and its moment", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-22T00:00:00Z"), toFake: ["Date"] });
  const newest_tested_at = "2026-03-02T00:00:00.000Z";
  const line = await lineOf({ ...none, tested: 2, documentation: 1, newest_tested_at });
  expect(line.replaceAll(/<[^>]+>/g, "")).toBe(
    "2 tested, 1 not tested (1 from documentation); newest tested 20 days ago.",
  );
  expect(line).toContain(`dateTime="${newest_tested_at}"`);
});

test("a thread that nobody tested anything in says so, and one without answers that nothing is known", async () => {
  expect(await lineOf({ ...none, hypothesis: 1 })).toBe(
    "0 tested, 1 not tested (1 hypothesis); nobody says they tried it.",
  );
  expect(await lineOf(none)).toBe("No answer yet, so nothing is known.");
});

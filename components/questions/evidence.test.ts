import { expect, test } from "vitest";
import { evidenceSentence } from "./evidence.ts";

const now = new Date("2026-03-22T00:00:00Z");

test("every kind is counted, also the one that is not there, and the newest test has its age", () => {
  const evidence = { tested: 2, documentation: 1, hypothesis: 0, newest_tested_at: "2026-03-02T00:00:00.000Z" };
  expect(evidenceSentence(evidence, now)).toBe("2 tested, 1 documentation, 0 hypotheses; newest tested 20 days ago.");
});

test("a thread that nobody tested anything in says so, and one without answers that nothing is known", () => {
  const none = { tested: 0, documentation: 0, hypothesis: 0, newest_tested_at: null };
  expect(evidenceSentence({ ...none, hypothesis: 1 }, now)).toBe(
    "0 tested, 0 documentation, 1 hypothesis; nobody says they tried it.",
  );
  expect(evidenceSentence(none, now)).toBe("No answer yet, so nothing is known.");
});

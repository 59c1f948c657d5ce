import { expect, test } from "vitest";
import type { Answer } from "#lib/questions/contract.ts";
import { evidenceSentence } from "./evidence.ts";

const now = new Date("2026-03-22T00:00:00Z");
const said = (basis: Answer["basis"], day: string, post_type: Answer["post_type"] = "answer") =>
  ({ basis, post_type, created_at: `2026-03-${day}T00:00:00.000Z` }) as Answer;

test("every kind is counted, also the one that is not there, and the newest test has its age", () => {
  const posts = [said("tested", "01"), said("tested", "02"), said("documentation", "20")];
  expect(evidenceSentence(posts, now)).toBe("2 tested, 1 documentation, 0 hypotheses; newest tested 20 days ago.");
});

test("a follow-up is no evidence", () => {
  expect(evidenceSentence([said("hypothesis", "02"), said("tested", "03", "followup")], now)).toBe(
    "0 tested, 0 documentation, 1 hypothesis; nobody says they tried it.",
  );
  expect(evidenceSentence([said("tested", "03", "followup")], now)).toBe("No answer yet, so nothing is known.");
});

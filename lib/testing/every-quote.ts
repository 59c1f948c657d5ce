import { expect } from "vitest";
import type { Findings } from "#lib/engines/findings.ts";

/** Checks every quote of a study against its transcript: its words to the letter, and its persona. */
export function expectEveryQuoteStands({ interviews, ...findings }: Findings): number {
  const quotes = [
    ...findings.key_findings.flatMap(({ quotes, counter }) => [...quotes, ...counter]),
    ...findings.consensus_themes.flatMap(({ quotes }) => quotes),
    ...findings.objections.flatMap(({ quotes }) => quotes),
    ...findings.competitive_signals.flatMap(({ quotes }) => quotes),
    ...findings.decision_criteria.flatMap(({ quotes }) => quotes),
  ];
  for (const { quote, persona_id, interview, turn } of quotes) {
    expect(quote).not.toBe("");
    expect(interviews[interview]!.transcript[turn]!.a).toContain(quote);
    expect(interviews[interview]!.persona_id).toBe(persona_id);
  }
  for (const { transcript, analysis } of interviews)
    expect(transcript.some(({ a }) => a.includes(analysis.standout_quote))).toBe(true);
  return quotes.length;
}

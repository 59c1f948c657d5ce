import type { Code, Coding, Turn } from "../../engines/engine.ts";
import { clamp } from "../../engines/statistics.ts";
import { verifyQuote } from "./verify-quote.ts";

/** What became of an interview's codes: those that stand in the transcript to the letter, and the labels of all. */
export type CheckedCoding = {
  codes: Code[];
  turns: Coding["turns"];
  /** The labels of all themes that were coded, proven or not. */
  claimed: string[];
  quotes_checked: number;
  quotes_repaired: number;
  quotes_rejected: number;
};

/**
 * Holds every code against the transcript: one whose place is exact stays, one whose words stand elsewhere or nearly so
 * gets the true place and words, and any other is dropped and counted.
 */
export function checkCodes(coding: Coding, transcript: readonly Turn[]): CheckedCoding {
  const checked: CheckedCoding = {
    codes: [],
    turns: transcript.map((_, turn) => turnOf(coding.turns[turn])),
    claimed: coding.codes.filter(({ kind }) => kind === "theme").map(({ label }) => labelOf(label)),
    quotes_checked: coding.codes.length,
    quotes_repaired: 0,
    quotes_rejected: 0,
  };
  for (const code of coding.codes) {
    const label = labelOf(code.label);
    const found = isExact(code, transcript)
      ? { quote: code.quote, turn: code.turn, start: code.start, end: code.end, repaired: false }
      : verifyQuote(code.quote, transcript, code.turn);
    if (found === null || label === "" || !Number.isFinite(code.polarity)) {
      checked.quotes_rejected += 1;
      continue;
    }
    const { repaired, ...place } = found;
    if (repaired) checked.quotes_repaired += 1;
    checked.codes.push({ ...code, ...place, label, polarity: clamp(code.polarity, -1, 1) });
  }
  return checked;
}

const labelOf = (label: string): string => label.replace(/\s+/g, " ").trim();

function isExact({ turn, start, end, quote }: Code, transcript: readonly Turn[]): boolean {
  return quote.trim() !== "" && transcript[turn]?.a.slice(start, end) === quote;
}

/** What was read in a turn, within its bounds; a turn that was not read counts for nothing and as off topic. */
function turnOf(turn: Coding["turns"][number] | undefined): Coding["turns"][number] {
  const bounded = (value: number, low: number) => (Number.isFinite(value) ? clamp(value, low, 1) : 0);
  if (turn === undefined) return { valence: 0, salience: 0, on_topic: false, refused: false, specificity: 0 };
  return {
    valence: bounded(turn.valence, -1),
    salience: bounded(turn.salience, 0),
    on_topic: turn.on_topic,
    refused: turn.refused,
    specificity: bounded(turn.specificity, 0),
  };
}

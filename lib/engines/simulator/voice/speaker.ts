import type { Draw } from "../../draw.ts";
import type { Turn } from "../../engine.ts";
import type { Choose } from "./chooser.ts";
import { type Asked, dealtTo, placeOf, shiftOf } from "./mind.ts";
import { spellOut } from "./register.ts";
import { fill, type Slots } from "./template.ts";

/** How many phrasings are tried for one that nothing said before resembles. */
const tries = 6;

/** The share of a sentence's runs that may have been heard before. */
const most = 0.4;

const wordsOf = (text: string) =>
  spellOut(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** Runs of four words: two sentences that share some sound alike. */
function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(3).map((_, at) => words.slice(at, at + 4).join(" "));
}

const beginningOf = (sentence: string) => wordsOf(sentence).slice(0, 2).join(" ");

const known = new WeakMap<Turn, { runs: string[]; beginnings: string[] }>();

/** What a turn sounded like; worked out once, as each turn is heard by all that follow. */
function heardIn(turn: Turn) {
  const kept = known.get(turn);
  if (kept) return kept;
  const heard = { runs: runsOf(turn.a), beginnings: turn.a.split(/(?<=[.?!]) /).map(beginningOf) };
  known.set(turn, heard);
  return heard;
}

/** Says things in one answer, each time in words that this interview and the study's others have used least. */
export type Speaker = {
  /**
   * A clause out of a bank, filled in, with one of `arounds` about it; null when nothing of it can be said, or nothing new and it
   * need not be said.
   */
  say(bank: readonly string[], label: string, arounds?: readonly string[], must?: boolean): string | null;
  choose: Choose;
};

/** A speaker who has heard the transcript. */
export function speakerFor(asked: Asked, slots: Slots, draw: Draw): Speaker {
  const heard = new Set(asked.transcript.flatMap((turn) => heardIn(turn).runs));
  const begun = new Set(asked.transcript.slice(-3).flatMap((turn) => heardIn(turn).beginnings));
  const before = asked.repeat - 1;
  const shift = shiftOf(asked);
  const turn = placeOf(asked) + asked.transcript.length;
  const choose: Choose = (of) => Math.floor(draw.next() * of);
  const uses = new Map<string, number>();

  const say: Speaker["say"] = (bank, label, arounds = ["{clause}"], must = false) => {
    const used = uses.get(label) ?? 0;
    uses.set(label, used + 1);
    // A bank is dealt out in pairs over the personas and their interviews, so that two of them take the same entry as late
    // as can be; which of a pair an answer begins with is drawn, so that asked anew it is another.
    const first = dealtTo(asked, label, 2) + before * 9 + choose(2) + used + shift;
    const dealt = dealtTo(asked, `${arounds[0]}${arounds.length}`, 10);
    const around = dealt + before * 5 + turn * 2 + choose(2) + used + shift;
    let best: { clause: string; runs: string[]; shared: number } | null = null;
    for (let attempt = 0; attempt < (must ? 2 * tries : tries); attempt += 1) {
      const step = attempt === 0 ? 0 : attempt + turn;
      const entry = bank[(first + step) % bank.length]!;
      const template = arounds[(around + attempt) % arounds.length]!.replace("{clause}", () => entry);
      const clause = fill(template, asked.persona.audience, slots, choose);
      if (clause === null) continue;
      const runs = runsOf(clause);
      const shared = runs.filter((run) => heard.has(run)).length + (begun.has(beginningOf(clause)) ? 1 : 0);
      if (best === null || shared < best.shared) best = { clause, runs, shared };
      if (shared === 0) break;
    }
    // Nothing new to say about this: better something else than the same again.
    if (best && !must && best.shared > best.runs.length * most) return null;
    if (best) for (const run of best.runs) heard.add(run);
    if (best) begun.add(beginningOf(best.clause));
    return best?.clause ?? null;
  };
  return { say, choose };
}

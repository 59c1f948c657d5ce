import { amountsOf, cellsOf } from "../../cells.ts";
import type { ConsiderationId } from "../../considerations.ts";
import type { Levels } from "../topic/profiles.ts";
import { type Frame, openedIn } from "../voice/forms.ts";

/** How an answer begins, and what it argues. */
export type Opening = {
  /** "own" follows the respondent's stance, "any" the side on which what is asked about weighs. */
  side: "for" | "against" | "own" | "any";
  /** Words that people are shown, what weighs least, the price asked about, anything but money. */
  about?: "claim" | "least" | "price" | "beyond_price";
  frames: Frame[];
};
/** What is answered to one question, by how the respondent leans. */
export type Answer = Record<"warm" | "torn" | "cold", Opening>;

/** What the simulator knows of a study type. */
export type TypeVoice = {
  /** Where an average person starts: latent units, −0.25 to 0.1. An assumption: leavers have seen more of the bad. */
  base: number;
  /** Considerations that the type draws attention to: these weigh a quarter more while it is asked. */
  emphasis: ConsiderationId[];
  /** What the type's questions bring up before the topic says anything: latent units that add up to about 0. */
  brings: Levels;
  /** What its questions are not about: weighs little unless the topic speaks of it. */
  apart: ConsiderationId[];
  /** By the purpose of the question. */
  answers: Record<string, Answer>;
};

/** A study type from its table: what weighs in it, each cell under its name, then the answers. */
export function voiceOf(table: string): TypeVoice {
  const [first = "", ...rows] = table.trim().split(/\n(?!\s)/);
  const weighs = new Map(cellsOf(first)[0]!.map((cell) => cell.split(/ (.*)/) as [name: string, value: string]));
  const idsIn = (name: string) => (weighs.get(name)?.split(", ") ?? []) as ConsiderationId[];
  return {
    base: Number(weighs.get("base")),
    emphasis: idsIn("emphasis"),
    brings: Object.fromEntries(amountsOf(weighs.get("brings") ?? "")),
    apart: idsIn("apart"),
    answers: answersIn(rows.join("\n")),
  };
}

/** The answers of a table: a row has a question's purpose with its leanings, the side, and frames in their notation. */
export function answersIn(table: string): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const [asked = "", argued = "", ...forms] of cellsOf(table)) {
    const [purpose = "", ...leanings] = asked.split(" ");
    const [side, about] = argued.split(" ");
    const opening = { side, about, frames: openedIn(forms) };
    const rows = (leanings.length > 0 ? leanings : ["warm", "torn", "cold"]).map((leaning) => [leaning, opening]);
    answers[purpose] = { ...answers[purpose], ...Object.fromEntries(rows) };
  }
  return answers;
}

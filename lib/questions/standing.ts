import * as z from "zod";
import { choiceOf } from "../choice-of.ts";
import { Moment, saltSpan } from "../contract.ts";
import { recordOf } from "../own-value.ts";

/** What came of following an answer: in the words of the form, and whether it speaks for the answer or against it. */
export const outcomes = {
  worked: { words: "It worked as written", isFor: true },
  worked_with_changes: { words: "It worked with changes", isFor: true },
  did_not_work: { words: "It did not work", isFor: false },
} as const;
export const Outcome = z
  .enum(Object.keys(outcomes) as [keyof typeof outcomes])
  .describe("What came of following the answer in a situation like the question's.");
export type Outcome = z.infer<typeof Outcome>;

/** The longest version that a confirmation names, in characters. */
export const longestVersion = 60;

const count = (outcome: Outcome) => z.int().min(0).describe(`${outcomes[outcome].words}: how many say so.`);
const Counts = z.strictObject(recordOf(Outcome.options, count));
export type Counts = z.infer<typeof Counts>;

/** What unsigned confirmations of an answer change, and for what one counts. */
export const unsignedOrder = "unsigned confirmations order nothing";
export const unsignedOnce = `client and ${saltSpan.words}`;
/** With fewer voices an answer has no standing. */
export const leastConfirming = 3;
/** The share of the voices that a standing needs more than, and in words. */
const majority = { share: 1 / 2, words: "more than half" };

/** What the signed confirmations of an answer say together. */
export const Standing = choiceOf({
  works: `so say ${majority.words} of ${leastConfirming} voices or more, from signed confirmations alone`,
  does_not_work: "so say as many",
  mixed: "neither",
  not_enough_evidence: "fewer voices",
});

/** What readers who tried an answer say of it. */
export const Confirmations = z
  .strictObject({
    standing: Standing,
    voices: Counts.describe("Signed confirmations, one vote for each voice, as for reviews: its newest word."),
    anonymous: Counts.describe(`One for each ${unsignedOnce}; ${unsignedOrder}.`),
    last_worked_at: Moment.nullable().describe("When the newest standing signed one says that it worked; else null."),
    last_worked_version: z.string().nullable().describe("The version it names, in its signer's words; else null."),
  })
  .meta({ id: "Confirmations" });
export type Confirmations = z.infer<typeof Confirmations>;

/** The outcomes that speak for an answer; all others speak against it. */
export const inFavour = Outcome.options.filter((outcome) => outcomes[outcome].isFor);
/** How many say one of these outcomes. */
export const countOf = (counts: Counts, those: Outcome[] = Outcome.options): number =>
  those.reduce((sum, outcome) => sum + counts[outcome], 0);

/** What so many voices say together. */
export function standingOf(counts: Counts): Confirmations["standing"] {
  const [voices, those] = [countOf(counts), countOf(counts, inFavour)];
  if (voices < leastConfirming) return "not_enough_evidence";
  const isMost = (count: number) => count > majority.share * voices;
  return isMost(those) ? "works" : isMost(voices - those) ? "does_not_work" : "mixed";
}

/** How many more voices say that an answer works than that it does not. */
export const surplusOf = (counts: Counts): number => 2 * countOf(counts, inFavour) - countOf(counts);

export const noCounts = (): Counts => recordOf(Outcome.options, () => 0);

/** The summary of an answer without confirmations. */
export const noConfirmations = (): Confirmations => ({
  standing: "not_enough_evidence",
  voices: noCounts(),
  anonymous: noCounts(),
  last_worked_at: null,
  last_worked_version: null,
});

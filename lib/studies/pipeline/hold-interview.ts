import type { ClosedItem, Disposition, Turn } from "../../engines/engine.ts";
import type { Rating } from "../../engines/findings.ts";
import type { Persona } from "../../personas/contract.ts";
import { type CheckedCoding, checkCodes } from "./check-codes.ts";
import { askAnew, type Conversation, type Moderated, moderate } from "./moderate.ts";
import { orStop } from "./or-stop.ts";
import { rateItems } from "./rate-items.ts";
import type { AnswerScore } from "./score-answer.ts";

/** An interview that has been held, rated and coded; where it lies among the others is not known yet. */
export type Held = {
  persona: Persona;
  repeat: number;
  disposition: Disposition;
  transcript: Turn[];
  scores: AnswerScore[];
  ratings: Rating[];
  coding: CheckedCoding;
  /** Where the text stands from 1 to 5, as it was rated. */
  stance: number;
  /** How close that lies to where the respondent stood: 1 at the same point, 0 at the other end. */
  consistency: number;
};

/** A rated stance may lie this far from the drawn one; beyond it the last answer is asked for anew, once. */
export const stanceTolerance = 1;

/** Holds one interview: the talk, the closed questions rated from its text, and the codes found in it. */
export async function holdInterview(asked: Moderated, items: readonly ClosedItem[]): Promise<Held> {
  const { disposition, persona, repeat, plan, brief } = asked.situation;
  let conversation = await moderate(asked);
  let ratings = await rate(asked, items, conversation);
  if (Math.abs(stanceOf(ratings) - disposition.stance) > stanceTolerance) {
    conversation = await askAnew(asked, conversation);
    ratings = await rate(asked, items, conversation);
  }
  const { transcript, scores } = conversation;
  const coding = await orStop(asked.signal, () =>
    asked.engine.code({ plan, study_type: brief.study_type, transcript: structuredClone(transcript) }),
  );
  const stance = stanceOf(ratings);
  return {
    persona,
    repeat,
    disposition,
    transcript,
    scores,
    ratings,
    coding: checkCodes(coding, transcript),
    stance,
    consistency: 1 - Math.abs(stance - disposition.stance) / 4,
  };
}

function rate(asked: Moderated, items: readonly ClosedItem[], { transcript }: Conversation): Promise<Rating[]> {
  const { engine, situation, draw, signal } = asked;
  const answer = transcript.map(({ a }) => a).join("\n\n");
  return rateItems({ engine, items, situation: { ...situation, transcript }, answer, draw: draw.at("rate"), signal });
}

/** The point from 1 to 5 that the stance was rated at: the expected one, rounded. */
function stanceOf(ratings: readonly Rating[]): number {
  const rating = ratings.find(({ item }) => item === "stance");
  if (rating === undefined) throw new Error("the battery has no item named stance");
  return Math.round(rating.mean);
}

import type { Disposition } from "../../engines/disposition.ts";
import type { ClosedItem, Turn } from "../../engines/engine.ts";
import type { Rating } from "../../engines/findings.ts";
import type { Persona } from "../../personas/contract.ts";
import { type CheckedCoding, checkCodes } from "./check-codes.ts";
import type { CodeBook } from "./code-book.ts";
import { judgeCodes } from "./judge-codes.ts";
import { askAnew, type Conversation, moderate, type Talk } from "./moderate.ts";
import { orStop } from "./or-stop.ts";
import { pairObjections } from "./pair-objections.ts";
import { rateItems } from "./rate-items.ts";
import type { Clock } from "./study-clock.ts";

/** An interview that has been held, rated and coded; where it lies among the others is not known yet. */
export type HeldInterview = {
  persona: Persona;
  repeat: number;
  disposition: Disposition;
  transcript: Turn[];
  ratings: Rating[];
  coding: CheckedCoding;
  /** Codes that were judged, and how many of them were supported by their quote. */
  judged: { of: number; passed: number };
  /** Answers that break off. */
  truncated: number;
  /** Share of the guide's questions that were answered; below 1 when the time ran out. */
  answered: number;
  /** The stance of the text from 1 to 5, as it was rated. */
  stance: number;
  /** How close that lies to the respondent's stance: 1 at the same point, 0 at the other end. */
  consistency: number;
};

/** A rated stance may lie this far from the drawn one; beyond it an engine that wants to requests the last answer once more. */
export const stanceTolerance = 1;

export type Analysis = { items: readonly ClosedItem[]; book: CodeBook; clock: Clock };

/** Holds one interview: the talk, then at the same time the closed questions rated from its text and the codes found in it. */
export async function holdInterview(asked: Talk, analysis: Analysis): Promise<HeldInterview> {
  const { disposition, persona, repeat } = asked.situation;
  let conversation = await moderate(asked);
  asked.onAnswered(conversation.transcript.length);
  let read = await readAnswers(asked, analysis, conversation);
  const isAstray = Math.abs(read.stance - disposition.stance) > stanceTolerance;
  if (isAstray && asked.engine.asksAnew && !asked.signal.aborted) {
    conversation = await askAnew(asked, conversation);
    read = await readAnswers(asked, analysis, conversation);
  }
  const { transcript, truncated, answered } = conversation;
  const consistency = 1 - Math.abs(read.stance - disposition.stance) / 4;
  return { persona, repeat, disposition, transcript, truncated, answered, ...read, consistency };
}

type Reading = Pick<HeldInterview, "ratings" | "coding" | "judged" | "stance">;

async function readAnswers(asked: Talk, analysis: Analysis, conversation: Conversation): Promise<Reading> {
  const [ratings, coded] = await Promise.all([
    rate(asked, analysis, conversation),
    codeAndJudge(asked, analysis, conversation),
  ]);
  return { ratings, ...coded, stance: stanceOf(ratings) };
}

/** Rates the closed questions from the answers' text; picks among options of the topic's are made by the respondent. */
async function rate(asked: Talk, { items, clock }: Analysis, { transcript }: Conversation): Promise<Rating[]> {
  const { engine, situation, draw } = asked;
  const { brief, plan, persona } = situation;
  const answer = transcript.map(({ a }) => a).join("\n\n");
  const rated = { brief, plan, persona, situation: { ...situation, transcript }, signal: clock.coding };
  const isPick = ({ measures }: ClosedItem) => measures.of === "option";
  const picks = items.filter(isPick);
  const read = picks.length === 0 ? items : items.filter((item) => !isPick(item));
  const [ratings, picked] = await Promise.all([
    rateItems(engine, { ...rated, items: read, answer, draw: draw.at("rate") }),
    picks.length === 0 ? [] : rateItems(engine, { ...rated, items: picks, answer: null, draw: draw.at("pick") }),
  ]);
  return [...ratings, ...picked];
}

async function codeAndJudge(
  { engine, situation }: Talk,
  { book, clock }: Analysis,
  { transcript }: Conversation,
): Promise<Pick<HeldInterview, "coding" | "judged">> {
  const { plan, brief } = situation;
  const { coding: signal } = clock;
  const task = { plan, study_type: brief.study_type, book: book.entries, transcript: structuredClone(transcript) };
  const coding = checkCodes(await orStop(signal, () => engine.code({ ...task, signal })), transcript, book, plan);
  const { codes, judged } = await judgeCodes(engine, coding.codes, signal);
  const paired = pairObjections(codes, book);
  const themes = paired.filter(({ kind }) => kind === "theme").map(({ label }) => label);
  return {
    coding: { ...coding, codes: paired, claimed: [...coding.claimed, ...themes] },
    judged: { of: judged, passed: judged - (coding.codes.length - codes.length) },
  };
}

/** The point from 1 to 5 that the stance was rated at: the expected one, rounded. */
function stanceOf(ratings: readonly Rating[]): number {
  const rating = ratings.find(({ item }) => item === "stance");
  if (rating === undefined) throw new Error("the battery has no item named stance");
  return Math.round(rating.mean);
}

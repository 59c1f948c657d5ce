import type { Claim, Coding } from "../../engines/coding.ts";
import type { ClosedItem, Distribution, Engine, Rating as Rated, Situation, Turn } from "../../engines/engine.ts";
import type { Rating } from "../../engines/findings.ts";
import { isAnswer } from "../../engines/marks.ts";
import { asShares, expected, largestRemainder, rounded, sum } from "../../engines/statistics.ts";
import { type CheckedCoding, type CodeBook, checkCodes, type LabelledCode, neutralTo } from "./check-codes.ts";
import { askClosed, type ClosedTalk, type Questionnaire } from "./closed/ask-closed.ts";
import { askAnew, type Conversation, moderate, type Talk } from "./moderate.ts";
import { type Clock, logUnexpected, orStop } from "./study-clock.ts";

/** An interview that has been held; where it lies among the others is not known yet. */
export type InterviewSession = Omit<Situation, "brief" | "plan"> & {
  /** Those of the items that have an answer; none where rating failed. */
  ratings: Rating[];
  /** Of no turn where coding failed. */
  coding: CheckedCoding;
  /** Codes that were judged, and how many of them were supported by their quote. */
  judged: { of: number; passed: number };
  /** Share of the guide's questions that were answered; below 1 when the time ran out. */
  answered: number;
  /** The stance of the text, as it was rated; null where it was not. */
  stance: number | null;
  /** How close that lies to the respondent's stance: 1 at the same point, 0 at the other end; null without one. */
  consistency: number | null;
  closed: ClosedTalk;
  /** Why it was not rated or not coded; null where it was both. */
  unread: unknown;
};

/** Whether the interview was coded: one that was not has no part in what is counted from codes. */
export const isCoded = ({ coding }: Pick<InterviewSession, "coding">): boolean => coding.turns.length > 0;

/** The stances of the interviews that were rated. */
export const stancesOf = (sessions: readonly Pick<InterviewSession, "stance">[]): number[] =>
  sessions.flatMap(({ stance }) => stance ?? []);

/** A rated stance may lie this far from the drawn one; beyond it an engine that wants to requests the last answer once more. */
export const stanceTolerance = 1;

export type Analysis = Questionnaire & { items: readonly ClosedItem[]; book: CodeBook };

/**
 * Holds one interview: the talk, then at the same time the closed questions rated from its text and the codes found in it.
 * What was said is kept where either fails.
 */
export async function holdInterview(talk: Talk, analysis: Analysis): Promise<InterviewSession> {
  const { disposition, persona, repeat } = talk.situation;
  let conversation = await moderate(talk);
  talk.onAnswered(conversation.transcript.length);
  const [first, closed] = await Promise.all([
    readAnswers(talk, analysis, conversation),
    analysis.questions.length > 0 ? askClosed(talk, conversation.transcript, analysis) : { answers: [], silence: null },
  ]);
  let reading = first;
  const { stance } = disposition;
  const isAstray = reading.stance !== null && Math.abs(reading.stance - stance) > stanceTolerance;
  if (isAstray && talk.engine.asksAnew && !talk.signal.aborted) {
    conversation = await askAnew(talk, conversation);
    reading = await readAnswers(talk, analysis, conversation);
  }
  for (const [place, turn] of reading.transcript.entries())
    if (turn !== conversation.transcript[place]) talk.onTurn(place, turn);
  const consistency = reading.stance === null ? null : 1 - Math.abs(reading.stance - stance) / 4;
  return { persona, repeat, disposition, answered: conversation.answered, ...reading, closed, consistency };
}

type Reading = Pick<InterviewSession, "transcript" | "ratings" | "coding" | "judged" | "stance" | "unread">;

async function readAnswers(talk: Talk, analysis: Analysis, conversation: Conversation): Promise<Reading> {
  const { items, book, clock } = analysis;
  const uncoded = { coding: checkCodes(nothingCoded, [], book, talk.situation.plan), judged: { of: 0, passed: 0 } };
  const apart = [items.filter((item) => !isPick(item)), items.filter(isPick)];
  const rateAll = (spoken: Pick<Conversation, "transcript">) =>
    Promise.allSettled(apart.map((some) => rate(talk, some, spoken, clock)));
  const [[coded], before] = await Promise.all([
    Promise.allSettled([conversation.transcript.some(isAnswer) ? codeAndJudge(talk, analysis, conversation) : uncoded]),
    rateAll(conversation),
  ]);
  const { coding, judged } = coded.status === "fulfilled" ? coded.value : uncoded;
  const transcript = marked(conversation.transcript, coding);
  // What its coder reads as no answer is not rated.
  const isLess = transcript.some((turn, place) => turn !== conversation.transcript[place]);
  const after = isLess ? await rateAll({ transcript }) : before;
  clock.stopped.throwIfAborted();
  const ratings = after.flatMap((end) => (end.status === "fulfilled" ? end.value : []));
  const faults = [coded, ...after].flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  for (const fault of faults) logUnexpected("An interview could not be read:", fault);
  return { transcript, ratings, coding, judged, stance: stanceOf(ratings), unread: faults[0] ?? null };
}

const nothingCoded: Coding = { codes: [], turns: [] };

const isPick = ({ measures }: ClosedItem) => measures.of === "option";

/** Rates closed questions from the answers' text; picks among options of the topic's are made by the respondent. */
async function rate(
  { engine, situation, draw }: Talk,
  items: readonly ClosedItem[],
  { transcript }: Pick<Conversation, "transcript">,
  { coding: signal }: Clock,
): Promise<Rating[]> {
  const [first] = items;
  // Where nothing was answered there is nothing to rate.
  if (first === undefined || !transcript.some(isAnswer)) return [];
  const { brief, plan, persona } = situation;
  const task = { brief, plan, persona, items, situation: { ...situation, transcript }, signal };
  if (isPick(first)) return await rateItems(engine, { ...task, answer: null, draw: draw.at("pick") });
  const answer = transcript
    .filter(isAnswer)
    .map(({ a }) => a)
    .join("\n\n");
  return await rateItems(engine, { ...task, answer, draw: draw.at("rate") });
}

async function codeAndJudge(
  { engine, situation }: Talk,
  { book, clock }: Analysis,
  { transcript }: Conversation,
): Promise<Pick<InterviewSession, "coding" | "judged">> {
  const { plan, brief } = situation;
  const { coding: signal } = clock;
  const task = { plan, study_type: brief.study_type, book: book.entries, transcript: structuredClone(transcript) };
  const coded = await orStop(signal, () => engine.code({ ...task, signal }));
  // What is no answer, by its mark or the coder's, is not quoted.
  const answers = marked(transcript, coded).map((turn) => (isAnswer(turn) ? turn : { ...turn, a: "" }));
  const codes = coded.codes.filter(({ turn }) => answers[turn]?.a !== "");
  const coding = checkCodes({ ...coded, codes }, answers, book, plan);
  const { codes: supported, judged } = await judgeCodes(engine, coding.codes, signal);
  const paired = pairObjections(supported, book);
  const themes = paired.filter(({ kind }) => kind === "theme").map(({ label }) => label);
  return {
    coding: { ...coding, codes: paired, claimed: [...coding.claimed, ...themes] },
    judged: { of: judged, passed: judged - (coding.codes.length - supported.length) },
  };
}

/** A transcript with the refusals that its coder read, in any language. */
const marked = (transcript: readonly Turn[], { turns }: Pick<Coding, "turns">): Turn[] =>
  transcript.map((turn, place) => (turns[place]?.refused && isAnswer(turn) ? { ...turn, mark: "refused" } : turn));

/** The point that the stance was rated at: the expected one, rounded; null where it has no rating. */
function stanceOf(ratings: readonly Rating[]): number | null {
  const rating = ratings.find(({ item }) => item === "stance");
  return rating === undefined ? null : Math.round(rating.mean);
}

/** Keeps the codes whose quote says what it is filed under, by a reader of the two alone; skipped where labels are by construction. */
async function judgeCodes({ support }: Engine, codes: readonly LabelledCode[], signal: AbortSignal) {
  const claims = codes.filter(({ kind }) => kind !== "signal");
  if (support === null || claims.length === 0) return { codes: [...codes], judged: 0 };
  const answers = await orStop(signal, () => support({ claims: claims.map(claimOf), signal }));
  const passes = new Map(claims.map((code, index) => [code, answers[index] === true]));
  return { codes: codes.filter((code) => passes.get(code) ?? true), judged: claims.length };
}

const claimOf = ({ kind, quote, label, polarity }: LabelledCode): Claim => ({
  quote,
  says: label,
  side: kind === "objection" || polarity < -neutralTo ? "against" : polarity > neutralTo ? "for" : null,
});

/** How far against a theme lies that is known by its objection alone. */
const objecting = -0.4;

/** An interview's codes, in which each objection is a theme that speaks against and each such theme an objection: both count alike. */
export function pairObjections(codes: readonly LabelledCode[], book: CodeBook): LabelledCode[] {
  const isAgainst = ({ kind, polarity }: LabelledCode) => kind === "theme" && polarity < -neutralTo;
  const ids = (test: (code: LabelledCode) => boolean) => new Set(codes.filter(test).map(({ id }) => id));
  const [against, objected] = [ids(isAgainst), ids(({ kind }) => kind === "objection")];
  return codes.flatMap((code) => {
    const entry = book.find(code.id);
    if (entry === undefined) return [code];
    if (isAgainst(code) && !objected.has(code.id))
      return [code, { ...code, kind: "objection" as const, label: entry.objection }];
    // What is only granted is counted on no side.
    if (code.kind === "objection" && !against.has(code.id) && Math.abs(code.polarity) > neutralTo) {
      const polarity = Math.min(code.polarity, objecting);
      return [code, { ...code, kind: "theme" as const, label: entry.theme, polarity }];
    }
    return [code];
  });
}

const decimals = 4;

/** Rates the closed questions from what was said: text first, a number after. Items without an answer are left out. */
async function rateItems(engine: Engine, task: Parameters<Engine["rate"]>[0]): Promise<Rating[]> {
  const ratings = await orStop(task.signal, () => engine.rate(task));
  return task.items.flatMap((item, place) => (ratings[place] === null ? [] : [ratingOf(item, ratings[place])]));
}

/** A rating as it is kept: probabilities of few decimals that still add up to 1. */
function ratingOf(item: ClosedItem, reply: Distribution | undefined): Rating {
  const parts = largestRemainder(checkedDistribution(item, reply), 10 ** decimals);
  const distribution = parts.map((part) => part / 10 ** decimals);
  return {
    item: item.id,
    question: item.text,
    scale: item.points,
    distribution,
    mean: rounded(expected(distribution, item.from), 3),
    contributions: reply?.contributions?.map(({ label, value }) => ({ label, value: rounded(value, 3) })) ?? null,
  };
}

/** What an engine expects of a person; of a person of whom it expects nothing, each point is as probable. */
export const expectedOf = (item: ClosedItem, rating: Rated | null | undefined): Rated =>
  rating === null
    ? { distribution: item.points.map(() => 1 / item.points.length), contributions: null }
    : { ...rating!, distribution: checkedDistribution(item, rating) };

/** The probabilities that an engine gave, adding up to 1; an answer that is no distribution over the item's points is refused. */
export function checkedDistribution(item: ClosedItem, reply: Distribution | null | undefined): number[] {
  const distribution = reply?.distribution ?? [];
  const fits = distribution.length === item.points.length && distribution.every((p) => Number.isFinite(p) && p >= 0);
  if (!fits || !(sum(distribution) > 0))
    throw new Error(`not a distribution over the ${item.points.length} points of ${item.id}`);
  return asShares(distribution);
}

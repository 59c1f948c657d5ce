import scales from "#lib/engines/closed-scales.json" with { type: "json" };
import type { Brief } from "../engines/brief.ts";
import type { ClosedItem, Engine, Question, Situation, Turn } from "../engines/engine.ts";
import { sentiments } from "../engines/findings.ts";
import { isAnswer, wordsOf } from "../engines/marks.ts";
import type { Plan } from "../engines/plan.ts";
import { withoutJoining } from "../engines/simulator/interview/sentence-meanings.ts";
import { asShares, clamp, drawFrom, expected, shuffled, sum } from "../engines/statistics.ts";
import type { Persona } from "../personas/contract.ts";
import { type CodeBook, checkCodes, type LabelledCode } from "./pipeline/check-codes.ts";
import { expectedOf } from "./pipeline/hold-interview.ts";
import { closedItem, stanceQuestion } from "./pipeline/measures/closed-items.ts";
import { drawDisposition } from "./pipeline/moderate.ts";
import { orStop } from "./pipeline/study-clock.ts";
import { sentimentOf, sentimentScore } from "./pipeline/study-numbers.ts";
import { mostLikelihood, type SimulationResult } from "./study-record.ts";

/** A scenario that is put before personas. */
export type Scene = {
  engine: Engine;
  brief: Brief;
  plan: Plan;
  book: CodeBook;
  question: string | null;
  /** Null when there is nothing to choose. */
  options: string[] | null;
  signal: AbortSignal;
};

const stanceItem = stanceQuestion("this");
const likelihoodItem = closedItem("likelihood", "How likely are you to go along with this?", scales.likely);
const reactionQuestion = "What do you make of this?";
const counterQuestion: Question = {
  kind: "probe",
  purpose: "reaction",
  probe: "counter",
  quoted: null,
  text: "What would change your mind about it?",
};

/** How one persona reacts: a stance drawn as in a study, words from that stance, and everything else read from the words. */
export async function reactTo(scene: Scene, persona: Persona): Promise<SimulationResult> {
  if (!scene.plan.understood && scene.engine.kind === "simulator")
    return { persona_id: persona.id, persona_name: persona.name, ...nothing };
  const { engine, plan, book, signal } = scene;
  const brief = { ...scene.brief, audience: persona.audience };
  const draw = drawFrom(String(brief.seed)).at(persona.id).at("1");
  const about = { brief, plan, persona, signal };
  const rate = async (
    item: ClosedItem,
    at: Pick<Parameters<Engine["rate"]>[0], "situation" | "answer">,
    label: string,
  ) => {
    const task = { ...about, ...at, items: [item], draw: draw.at(label) };
    const [rating] = await orStop(signal, () => engine.rate(task));
    return expectedOf(item, rating);
  };
  const prior = await rate(stanceItem, { situation: null, answer: null }, "prior");
  const disposition = drawDisposition(prior, persona.audience, draw);
  const situation: Situation = { brief, plan, persona, repeat: 1, disposition, transcript: [] };
  const ask = async (question: Question) => {
    const task = { ...situation, question, draw: draw.at(question.text), signal };
    const answer = await orStop(signal, () => engine.respond(task));
    const a = wordsOf(answer);
    const turn: Turn = { q: question.text, a, kind: question.kind, ...(answer.mark !== null && { mark: answer.mark }) };
    situation.transcript = [...situation.transcript, turn];
    return a;
  };
  const reaction = await ask({ kind: "core", purpose: "reaction", text: scene.question ?? reactionQuestion });
  const [first] = situation.transcript as [Turn];
  const [would_change, fromWords, coded, choice] = await Promise.all([
    ask(counterQuestion),
    isAnswer(first)
      ? rate(likelihoodItem, { situation: { ...situation, transcript: [first] }, answer: reaction }, "likelihood")
      : expectedOf(likelihoodItem, null),
    isAnswer(first)
      ? orStop(signal, () =>
          engine.code({ plan, study_type: brief.study_type, book: book.entries, transcript: [first], signal }),
        )
      : { codes: [], turns: [] },
    choose(
      scene,
      (item, label) => rate(item, { situation: { ...situation, transcript: [first] }, answer: null }, label),
      draw,
    ),
  ]);
  const { codes, turns } = checkCodes(coded, [first], book, plan);
  return {
    persona_id: persona.id,
    persona_name: persona.name,
    stance: disposition.stance,
    likelihood: likelihoodOf(prior.distribution, fromWords.distribution),
    choice,
    reaction,
    ...reasonsOf(scene, codes),
    would_change,
    quote: isAnswer(first) ? quoteOf(codes, reaction) : "",
    sentiment: sentimentOf(turns),
    sentiment_score: sentimentScore(turns),
  };
}

/** The product of what is expected and what is said, as a percentage of the way up from the lowest point. */
function likelihoodOf(prior: number[], fromWords: number[]): number {
  const product = prior.map((probability, point) => probability * fromWords[point]!);
  const joint = sum(product) > 0 ? asShares(product) : fromWords;
  return Math.round(clamp((expected(joint, 1) - 1) * (mostLikelihood / 4), 0, mostLikelihood));
}

/** The option that the persona most probably takes. All are read at once, in an order that does not follow from the request's. */
async function choose(
  { engine, options, question }: Scene,
  rate: (item: ClosedItem, label: string) => Promise<{ distribution: number[] }>,
  draw: ReturnType<typeof drawFrom>,
): Promise<string | null> {
  if (options === null) return null;
  // The built-in engine takes their order for what it means; to a model it is to mean nothing.
  const points = engine.kind === "simulator" ? options : shuffled(draw.at("options"), options.toSorted());
  const text = question ?? "What would you do?";
  const { distribution } = await rate(closedItem("choice", text, points, { of: "option", options: points }), "choice");
  return points[distribution.indexOf(Math.max(...distribution))]!;
}

/** What is said of a scenario that the engine cannot read: nothing. */
const nothing: Omit<SimulationResult, "persona_id" | "persona_name"> = {
  ...{ stance: null, likelihood: null, choice: null, reaction: "", reasons_for: [], reasons_against: [] },
  ...{ would_change: "", quote: "", sentiment: "neutral", sentiment_score: sentiments.neutral },
};

/**
 * What speaks for and against it: of the built-in engine the sentences that say so; of a model labels, for it as what people
 * want, since "Effort" alone has no side.
 */
function reasonsOf(
  { engine, book }: Scene,
  codes: LabelledCode[],
): Pick<SimulationResult, "reasons_for" | "reasons_against"> {
  const themes = (side: 1 | -1) => codes.filter(({ kind, polarity }) => kind === "theme" && polarity * side > 0);
  const sentences = (side: 1 | -1) => [...new Set(themes(side).map(({ quote }) => withoutJoining(quote)))];
  if (engine.kind === "simulator") return { reasons_for: sentences(1), reasons_against: sentences(-1) };
  const objections = codes.filter(({ kind }) => kind === "objection");
  const against = objections.length > 0 ? objections : themes(-1);
  const reasons_for = themes(1).map(({ id }) => book.find(id)!.criterion);
  return { reasons_for: [...new Set(reasons_for)], reasons_against: [...new Set(against.map(({ label }) => label))] };
}

/** The passage that weighs most; the first sentence when nothing was coded. */
function quoteOf(codes: LabelledCode[], reaction: string): string {
  const weight = ({ polarity, quote }: LabelledCode) => Math.abs(polarity) + Math.min(quote.length, 120) / 1_000;
  const strongest = codes.toSorted((one, other) => weight(other) - weight(one))[0];
  return strongest?.quote ?? /^.*?[.!?](?=\s|$)|^.+/s.exec(reaction)?.[0] ?? reaction;
}

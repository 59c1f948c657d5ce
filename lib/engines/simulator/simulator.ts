import type { Code, Coding } from "../coding.ts";
import type { Engine, Turn } from "../engine.ts";
import { statusQuo } from "../findings.ts";
import { simulatorFactor } from "../measured.ts";
import { readingOf } from "../readings.ts";
import { clamp, mean } from "../statistics.ts";
import { studyForms } from "../study-types.ts";
import { rehearsedInWords, tallyInWords, tallyOf } from "../tally.ts";
import { besideOf, wordCount } from "../texts.ts";
import { type Fact, type Sentence, type Writing, type WritingTask, wholeStudy } from "../writing.ts";
import { respond } from "./interview/respond.ts";
import { saidIn, stanceSaid, type TableSentence } from "./interview/sentence-meanings.ts";
import { chooseProbe } from "./interview/speaker.ts";
import { people } from "./people/people.ts";
import { type CodeTask, planOf } from "./plan-of.ts";
import { answerClosed, closedLimit } from "./rating/answer-closed.ts";
import { rate } from "./rating/rate.ts";
import {
  check,
  implication,
  invented,
  message,
  namesHeld,
  nextStep,
  ownQuestion,
  resolution,
  unused,
} from "./words/notes.ts";
import sentences from "./words/sentences.json" with { type: "json" };

/** The built-in engine: rehearses a study by a choice model with stated assumptions. One seed has one study within a version. */
export function simulator(): Engine {
  return {
    id: "touchstone-simulator",
    kind: "simulator",
    version: "4.19.0",
    factor: simulatorFactor,
    asksAnew: false,
    usage: { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    costOf: () => null,
    people: async (task) => people(task),
    plan: async ({ brief }) => planOf(brief),
    respond: async (task) => respond(task),
    probe: async (task) => chooseProbe(task),
    rate: async ({ items, ...task }) => items.map((item) => rate({ ...task, item })),
    closedLimit,
    answerClosed: async (task) => answerClosed(task),
    code: async (task) => code(task),
    write: async (task) => write(task),
    support: null,
  };
}

/** How much a side counts: what is said of one's own side by its strength, and what is said of the other to a question about it. */
const sizes = { own: [0.4, 0.7, 0.9], other: 0.2 } as const;
const declined = new Set(sentences.unanswered);

function code({ plan, study_type, transcript }: CodeTask): Coding {
  const sentencesByTurn = transcript.map(({ a }) => saidIn(study_type, a));
  const isLived = readingOf(study_type) === "use";
  const stance = sentencesByTurn.flat().flatMap(stanceSaid).at(-1);
  const isOther = ({ meaning }: TableSentence): boolean =>
    meaning.of === "reason" && stance !== undefined && meaning.side * (stance - 3) < 0;
  return {
    codes: sentencesByTurn
      .flatMap((sentences, turn) => {
        const besides = besidesIn(transcript[turn]!, plan.competitors);
        return sentences
          .filter(({ meaning }) => studyForms[study_type].ends !== "no_side" || meaning.of === "weighs")
          .flatMap((one) => codesOf(one, { turn, besides, isOther: isOther(one), isLived }));
      })
      .concat(transcript.flatMap((turn, place) => namedIn(turn, place, plan.competitors))),
    turns: transcript.map((turn, place) => turnOf(turn, place, sentencesByTurn[place]!, isOther)),
  };
}

/** The questions of the guides that set the thing beside another. */
const setBeside = Object.values(studyForms).flatMap(({ guide }) =>
  guide.flatMap(({ ask }) => (ask.includes("{rival}") ? [ask] : [])),
);

/** What a question sets the thing beside: the rivals it names, or what people do today; empty for nothing. */
function besidesIn({ q }: Turn, rivals: readonly string[]): readonly string[] {
  const beside = besideOf(rivals);
  const isBeside = setBeside.some((ask) => q.endsWith(ask.replace("{rival}", () => beside)));
  if (!isBeside) return [];
  return rivals.length === 0 ? [statusQuo] : rivals;
}

const namedIn = ({ a }: Turn, turn: number, rivals: readonly string[]): Code[] =>
  rivals.flatMap((rival) => {
    const start = a.indexOf(rival);
    const end = start + rival.length;
    return start < 0
      ? []
      : [{ kind: "signal", id: rival, polarity: 0, turn, start, end, quote: rival, direction: "neutral" } as const];
  });

function codesOf(
  { meaning, text: quote, start, end }: TableSentence,
  at: { turn: number; besides: readonly string[]; isOther: boolean; isLived: boolean },
): Code[] {
  const place = { turn: at.turn, start, end, quote };
  if (meaning.of === "verdict" || meaning.of === "outright") return [];
  if (meaning.of === "want" && !at.isLived) return [{ kind: "criterion", id: meaning.id, polarity: 0, ...place }];
  if (meaning.of === "weighs")
    return (["criterion", "theme"] as const).map((kind) => ({ kind, id: meaning.id, polarity: 0, ...place }));
  const id = meaning.of === "price" ? "price" : meaning.id;
  // What people who live with a thing would like to have is what they miss in it.
  const [side, strength] =
    meaning.of === "want" ? [-1, 0] : [meaning.side, meaning.of === "price" ? 1 : meaning.strength];
  const isLight = at.isOther || meaning.of === "want";
  const polarity = side * (isLight ? sizes.other : sizes.own[strength as 0 | 1 | 2]);
  const severity = isLight || strength === 0 ? "minor" : strength === 2 ? "blocker" : "major";
  const codes: Code[] = [{ kind: "theme", id, polarity, ...place }];
  if (polarity < 0) codes.push({ kind: "objection", id, polarity, severity, ...place });
  const direction = side > 0 ? "favors_you" : "favors_competitor";
  codes.push({ kind: "criterion", id, polarity, ...place });
  if (side !== 0)
    codes.push(...at.besides.map((rival): Code => ({ kind: "signal", id: rival, polarity, direction, ...place })));
  return codes;
}

function turnOf(
  { a, kind }: Turn,
  place: number,
  inTurn: readonly TableSentence[],
  isOther: (one: TableSentence) => boolean,
) {
  const refused = a.trim() === "";
  const isOpen = refused || declined.has(a.trim());
  const warmth = inTurn.flatMap((one) => {
    if (one.meaning.of === "verdict") return [(one.meaning.stance - 3) / 2];
    if (one.meaning.of === "price") return [one.meaning.side * sizes.own[1]];
    if (one.meaning.of !== "reason") return [];
    return [one.meaning.side * (isOther(one) ? sizes.other : sizes.own[one.meaning.strength])];
  });
  // The first question warms up; what is said to the later ones is closer to a decision.
  const part = kind === "probe" ? 0.8 : place === 0 ? 0.5 : 1;
  return {
    valence: warmth.length === 0 ? 0 : clamp(mean(warmth), -1, 1),
    // What takes no side says nothing of how they feel about it.
    salience: isOpen || warmth.length === 0 ? 0.05 : part * clamp(0.4 + wordCount(a) / 60, 0, 1),
    on_topic: !isOpen,
    refused,
    specificity: null,
  };
}

const sentence = (text: string): Sentence => ({ text, quotes: [], counts: [wholeStudy] });

function write(task: WritingTask): Writing {
  const headline = headlineOf(task);
  const notes = notesOf(task);
  const form = studyForms[task.brief.study_type];
  const isOwn = form.aroundOwn !== undefined && task.questions.length > 1;
  const next = [isOwn ? nextStep.own : nextStep.usual, form.check, nextStep.people];
  const findings = task.facts.map((fact) => ({ fact, text: findingOf(fact) }));
  return {
    headline: sentence(headline),
    summary: [headline, invented, ...notes, ...next].map(sentence),
    answers: task.questions.map(({ id }, place) => ({
      id,
      sentences: place === 0 ? [headline, invented, ...notes].map(sentence) : [],
      cannot_tell: place === 0 ? null : ownQuestion,
    })),
    findings: findings.map(({ fact: { id, quotes }, text }) => ({
      ...{ id, finding: text, implication: implication },
      evidence: quotes[0] === undefined ? "" : `“${quotes[0].quote}” (${quotes[0].persona_name}, invented)`,
    })),
    theme_descriptions: findings.map(({ fact, text }) => ({ label: fact.label, description: text })),
    resolutions: task.objections.map(({ id }) => ({ id, what_would_resolve: resolution })),
    opportunity: [sentence(sideOf(task, "for"))],
    risk: [sentence(sideOf(task, "against"))],
    signals: signalsOf(task),
    messaging_implications: [message],
    research_agenda: task.questions.map(({ question }) => ({
      ...check,
      why: next.join(" "),
      question,
      priority: "high",
    })),
  };
}

function headlineOf({ brief, plan, interviews, measures }: WritingTask): string {
  const tally = tallyOf({
    study_type: brief.study_type,
    price: plan.prices[0] ?? null,
    subject: plan.subject,
    rivals: plan.competitors,
    closing: plan.closing,
    last: interviews.map(({ last }) => last),
    measures: measures.map((measure) => ({ ...measure, id: measure.id.replace(/^measure:/, "") })),
  });
  return [rehearsedInWords(brief.study_type, plan.subject), ...(tally === null ? [] : [tallyInWords(tally)])].join(" ");
}

function findingOf({ label, interviews, opposed_interviews, of_interviews, polarity }: Fact): string {
  const among = `of ${of_interviews} rehearsed ${of_interviews === 1 ? "interview" : "interviews"}`;
  if (polarity === 0) return `${label}: comes up in ${interviews} ${among}.`;
  const [own, other] = polarity > 0 ? ["for", "against"] : ["against", "for"];
  const opposed = opposed_interviews === 0 ? "" : `, ${other} it in ${opposed_interviews}`;
  return `${label}: speaks ${own} it in ${interviews} ${among}${opposed}.`;
}

function sideOf({ facts }: WritingTask, side: "for" | "against"): string {
  const ofSide = facts.filter(({ polarity }) => (side === "for" ? polarity > 0 : polarity < 0));
  if (ofSide.length === 0) return `Nothing is named often enough to count ${side} it.`;
  const counts = ofSide.map(({ label, interviews }) => `${label} (${interviews})`).join(", ");
  return `Named ${side} it, in so many of ${ofSide[0]!.of_interviews} rehearsed interviews: ${counts}.`;
}

const signalsOf = ({ signals, interviews: { length } }: WritingTask): Writing["signals"] =>
  signals.map(({ competitor, interviews }) => ({
    competitor,
    signal: `Comes up in ${interviews} of ${length} rehearsed interviews.`,
  }));

/** What a study of this type leaves open, and what of the request it has no use for. */
function notesOf({ brief, plan }: WritingTask): string[] {
  const { note = "", unaided, uses = [] } = studyForms[brief.study_type];
  const isHeld = unaided !== undefined && plan.competitors.length > 0;
  const { price = null, rivals = [] } = brief.given ?? {};
  const members = { price: price !== null, rivals: rivals.length > 0 };
  const names = (["price", "rivals"] as const).filter((name) => members[name] && !uses.includes(name));
  return [note, isHeld ? namesHeld : "", ...names.map((name) => unused[name])].filter((text) => text !== "");
}

import { cutText } from "../../../cut-text.ts";
import type { Brief } from "../../../engines/brief.ts";
import type { Question, Situation } from "../../../engines/engine.ts";
import type { Plan } from "../../../engines/plan.ts";
import { priceInWords } from "../../../engines/prices.ts";
import type { CoreQuestion, ProbeKind } from "../../../engines/study-form.ts";
import { type StudyTypeId, studyForms } from "../../../engines/study-types.ts";
import {
  besideOf,
  filled,
  inQuotes,
  namedAs,
  putClosing,
  requestOf,
  shortClosing,
  stepsPut,
} from "../../../engines/texts.ts";
import { inChoice } from "../../../in-words.ts";

/** Changes with every change of a question, so that studies of different guides are never taken for repeats. */
export const guideVersion = "2026-12-18";

/** A core question as it is asked, and what it is probed for. */
export type GuideQuestion = Extract<Question, { kind: "core" }> & { seeks: ProbeKind[] };

/** What the questions of a guide of one's own are probed for. */
const usuallySought: ProbeKind[] = ["clarify", "ladder", "example"];

/** The purpose under which a question of a guide of one's own is asked; `place` counts from 0. */
export const purposeOf = (place: number): string => `own_${place + 1}`;

const mostPrices = 4;

type Study = Pick<Brief, "study_type" | "topic">;

/**
 * The core questions of a study: the plan's own, else those of its type, the thing named before the first, and each price put
 * by itself. The plan's closing question is last.
 */
export function guideOf({ study_type, topic }: Study, plan: Plan): GuideQuestion[] {
  const closing = plan.closing === null ? [] : [core("closing", closingPut(study_type, plan, plan.closing), [])];
  if (plan.guide !== null)
    return [...plan.guide.map((text, place) => core(purposeOf(place), text, usuallySought)), ...closing];
  const [first, ...others] = questionsOf(study_type, plan).flatMap((question) => atEachPrice(question, plan));
  return [{ ...first!, text: `${openingOf(study_type, plan, topic)} ${first!.text}` }, ...others, ...closing];
}

function questionsOf(study_type: StudyTypeId, { unasked, category }: Plan): CoreQuestion[] {
  const { guide, unaided = guide, aroundOwn } = studyForms[study_type];
  if (aroundOwn !== undefined && unasked.length > 0)
    return [...(category === null ? [] : [aroundOwn.ofKind]), ...aroundOwn.guide];
  return category === null ? guide : unaided;
}

const core = (purpose: string, text: string, seeks: ProbeKind[]): GuideQuestion => ({
  ...{ kind: "core", purpose, text, seeks },
});

/** The closing question of a type has the subject's name; a plan's own is put as it is. */
function closingPut(study_type: StudyTypeId, { subject, competitors }: Plan, text: string): string {
  const { closing } = studyForms[study_type];
  return text === shortClosing(closing) ? putClosing(closing, { subject, rivals: competitors }) : text;
}

/** A question as it is asked: once, or of the price that is put once for each further one. */
function atEachPrice({ purpose, ask, ofKind, without, seeks }: CoreQuestion, plan: Plan): GuideQuestion[] {
  // Where the talk ends with the prices of a ladder, none is named before.
  const isPutLater = plan.closing !== null && plan.closing === stepsPut(plan.prices);
  const [price, ...further] = isPutLater ? [] : plan.prices.slice(0, mostPrices).map(priceInWords);
  const usual = (plan.category === null ? undefined : ofKind) ?? ask;
  const text = price === undefined && without !== undefined ? without : usual;
  const more = without === undefined ? [] : further;
  return [
    core(purpose, filled(text, slotsOf(plan, price)), seeks),
    ...more.map((amount, place) => core(`${purpose}_${place + 2}`, `And at ${amount}?`, seeks)),
  ];
}

const slotsOf = ({ competitors, brand, subject, category }: Plan, price: string | undefined) => ({
  costs: price === undefined ? "" : `The price is ${price}.`,
  rival: besideOf(competitors),
  options: inChoice([namedAs(subject ?? brand), ...competitors, "another one"]),
  category: category ?? "things like it",
  thing: namedAs(brand ?? subject),
  subject: namedAs(subject ?? brand),
});

/** A longer text is shown by its beginning; the plan keeps it whole. */
const longestShown = 1_200;

const about = (words: string): string => `Today we'd like to talk about ${words}.`;

/** What the moderator says before the first question: what the talk is about, which both call by a short word from then on. */
function openingOf(study_type: StudyTypeId, { subject, brand, category, stimulus }: Plan, topic: string): string {
  const { isOfWords = false, isChosen = false, ends } = studyForms[study_type];
  const name = subject ?? brand;
  if (isChosen && category !== null) return about(`how you ${ends === "half_each" ? "chose" : "choose"} ${category}`);
  if (stimulus !== null) {
    const frame = isOfWords ? "We'd like to talk about this text." : "We'd like to talk about what it describes.";
    return `Please read this: ${quoted(stimulus)} ${frame}`;
  }
  if (name !== null) return about(namedAs(name) === "this" ? `this: ${inQuotes(name)}` : namedAs(name));
  return `Today we'd like to talk about this question: ${quoted(requestOf(topic).request)}`;
}

/** Words between quotation marks, with a full stop behind them where they have no end mark of their own. */
function quoted(text: string): string {
  const plain = text.replace(/[“”]/g, "'").trim();
  const beginning = cutText(plain, longestShown);
  const excerpt = beginning === plain ? plain : `${beginning.trimEnd()} …`;
  return /[.!?…。？！]$/.test(excerpt) ? `“${excerpt}”` : `“${excerpt}”.`;
}

/**
 * An interview as its respondent may know it. Before a question has named the brand, a respondent who is asked unaided knows
 * only what kind of thing is talked about: a respondent who has heard the name cannot say which names come to mind.
 */
export function unaided(situation: Situation, question: string): Situation {
  const { brief, plan, transcript } = situation;
  const name = plan.brand ?? plan.subject;
  if (studyForms[brief.study_type].unaided === undefined || plan.category === null || name === null) return situation;
  const lowerName = name.toLowerCase();
  const isNamed = [...transcript.map(({ q }) => q), question].some((text) => text.toLowerCase().includes(lowerName));
  if (isNamed) return situation;
  return { ...situation, brief: { ...brief, topic: `How people choose ${plan.category}` }, plan: unnamed(plan) };
}

/** A plan that names only what kind of thing it is about. */
export const unnamed = (plan: Plan): Plan => ({
  ...{ ...plan, subject: plan.category, brand: null, competitors: [], claims: [], prices: [] },
});

/** What can be wrong with a question, or with the order of a guide's questions. */
type GuideFault =
  | "leading"
  | "double_barrelled"
  | "hypothetical"
  | "closed"
  | "jargon"
  | "too_long"
  | "price_before_value"
  | "aided_before_unaided";

type Wording = { purpose: string; text: string };

const longest = 30;

/** Purposes that may be hypothetical; elsewhere past behaviour is better evidence than intentions. */
const mayBeHypothetical = new Set([
  "counter",
  ...Object.values(studyForms).flatMap(({ guide }) =>
    guide.filter(({ hypothetical }) => hypothetical).map(({ purpose }) => purpose),
  ),
]);

const leading = [
  /\b(don't|doesn't|wouldn't|isn't|aren't|won't|can't|didn't|shouldn't) (you|it|this|that|they|we)\b/i,
  /\b(do|would|surely) you (not )?(agree|love|like|enjoy|want|prefer)\b/i,
  /\bwhy (do|did|would|are|were) you (love|like|prefer|enjoy|choose to|excited|happy|worried|afraid)\b/i,
  /\bhow (much|strongly|often) (do|did|would) you (love|like|enjoy|want|hate|dislike|miss)\b/i,
  /\bhow (great|good|bad|easy|hard|useful|helpful|valuable|excited|satisfied|frustrat\w+|annoy\w+|likely|much better)\b/i,
  /\b(obviously|clearly|surely|of course|as (we|you|everyone) (all )?knows?|most people|everyone (says|knows|agrees)|experts)\b/i,
  /\b(amazing|innovative|revolutionary|game-changing|best-in-class|exciting|terrible|awful|outdated|overpriced)\b/i,
  /\b(right|correct|agreed|yes|no)\?$/i,
];

const asking = "what|how|why|who|whom|which|when|where|do|does|did|would|could|is|are|was|were|have|has";
const doubleBarrelled = [
  /\?.*\?/s,
  new RegExp(`\\b(what|how|why|who|which|when|where)\\b[^.?]*,? (and|or) (${asking})\\b`, "i"),
  /\bhow \w+ and \w+ (is|are|was|were|do|did)\b/i,
  /\b(like|love|want|need|trust|use|buy) (and|or) (dislike|hate|like|love|need|want|use|trust|pay|recommend)\b/i,
];

const hypothetical =
  /\b(would you|you would|if you(?! know)|imagine|suppose|pretend|let's say|say you|could you see yourself)\b/i;
const closed =
  /^(and |so |now |then )?(do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|should|shall|may|might)\b/i;
const jargon =
  /\b(leverag\w+|synerg\w+|stakeholders?|value propositions?|pain points?|KPIs?|ROI|NPS|CSAT|UX|CX|touch ?points?|onboarding|user journey|customer journey|seamless\w*|ecosystem|use cases?|go-to-market|jobs[- ]to[- ]be[- ]done|personas?|top[- ]of[- ]mind|purchase intent|consideration set|differentiat\w+|holistic|paradigm|bandwidth|deep dive|low-hanging)\b/i;

/** What is wrong with one question; nothing for a good one. Words in quotation marks are another person's. */
export function lintQuestion({ purpose, text }: Wording): GuideFault[] {
  const own = text.replace(/“[^”]*”/g, "that");
  const sentences = own.split(/(?<=[.?!:])\s+/);
  const faults: GuideFault[] = [];
  if (leading.some((pattern) => pattern.test(own))) faults.push("leading");
  if (doubleBarrelled.some((pattern) => pattern.test(own))) faults.push("double_barrelled");
  if (hypothetical.test(own) && !mayBeHypothetical.has(purpose)) faults.push("hypothetical");
  if (sentences.some((sentence) => sentence.endsWith("?") && closed.test(sentence))) faults.push("closed");
  if (jargon.test(own)) faults.push("jargon");
  if (text.split(/\s+/).length > longest) faults.push("too_long");
  return faults;
}

/** What is wrong with a guide: the faults of its questions, and of their order. */
export function lintGuide(questions: readonly Wording[], plan: Plan): { purpose: string; fault: GuideFault }[] {
  const faults = questions.flatMap((question) =>
    lintQuestion(question).map((fault) => ({ purpose: question.purpose, fault })),
  );
  const orders = [
    ["price_before_value", namesPrice, /\b(worth|value)\b/i],
    ["aided_before_unaided", namesBrand, /\b(come|comes|came) to mind\b|\bwhich names\b/i],
  ] as const;
  for (const [fault, names, first] of orders) {
    const place = questions.findIndex(({ text }) => names(text, plan));
    if (place >= 0 && questions.some(({ text }, other) => other > place && first.test(text)))
      faults.push({ purpose: questions[place]!.purpose, fault });
  }
  return faults;
}

const namesPrice = (text: string, plan: Plan): boolean =>
  plan.prices.some((price) => text.includes(priceInWords(price))) || /\bit costs\b|\bprice\b|\bpay\b/i.test(text);

function namesBrand(text: string, plan: Plan): boolean {
  const names = [plan.brand, ...plan.competitors].filter((name) => name !== null);
  return names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
}

/** Whether a study is in English, as far as its plan says. */
export const isEnglish = ({ language }: Pick<Plan, "language">): boolean => /^en(?:-|$)/i.test(language ?? "en");

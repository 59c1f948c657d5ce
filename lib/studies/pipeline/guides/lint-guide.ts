import type { Plan } from "../../../engines/plan.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import { studyForms } from "../../../engines/study-types.ts";

/** What can be wrong with a question, or with the order of a guide's questions. */
export type GuideFault =
  | "leading"
  | "double_barrelled"
  | "hypothetical"
  | "closed"
  | "jargon"
  | "too_long"
  | "price_before_value"
  | "aided_before_unaided";

type GuideQuestion = { purpose: string; text: string };

/** The most words of a question. */
const longest = 30;

/** Purposes that may be hypothetical; elsewhere past behaviour is better evidence than intentions. */
const mayBeHypothetical = new Set([
  "counter",
  ...Object.values(studyForms).flatMap(({ guide }) =>
    guide.questions.filter(({ hypothetical }) => hypothetical).map(({ purpose }) => purpose),
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
  /\b(would you|you would|if you|imagine|suppose|pretend|let's say|say you|could you see yourself)\b/i;
const closed =
  /^(and |so |now |then )?(do|does|did|is|are|was|were|am|have|has|had|can|could|will|would|should|shall|may|might)\b/i;
const jargon =
  /\b(leverag\w+|synerg\w+|stakeholders?|value propositions?|pain points?|KPIs?|ROI|NPS|CSAT|UX|CX|touch ?points?|onboarding|user journey|customer journey|seamless\w*|ecosystem|use cases?|go-to-market|jobs[- ]to[- ]be[- ]done|personas?|top[- ]of[- ]mind|purchase intent|consideration set|differentiat\w+|holistic|paradigm|bandwidth|deep dive|low-hanging)\b/i;

/** What is wrong with one question; nothing for a good one. Words in quotation marks are another person's. */
export function lintQuestion({ purpose, text }: GuideQuestion): GuideFault[] {
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
export function lintGuide(questions: readonly GuideQuestion[], plan: Plan): { purpose: string; fault: GuideFault }[] {
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

function namesPrice(text: string, plan: Plan): boolean {
  return (
    plan.prices.some((price) => text.includes(priceInWords(price))) || /\bit costs\b|\bprice\b|\bpay\b/i.test(text)
  );
}

function namesBrand(text: string, plan: Plan): boolean {
  const names = [plan.brand, ...plan.competitors].filter((name) => name !== null);
  return names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
}

import { cutText, partOf } from "../../cut-text.ts";
import type { Brief, Price } from "../../engines/brief.ts";
import type { Engine, People } from "../../engines/engine.ts";
import type { Findings } from "../../engines/findings.ts";
import { isAnswer } from "../../engines/marks.ts";
import { guideCount, longestRefusal, mostOwnLabels, mostRead, type Plan, planQuestions } from "../../engines/plan.ts";
import { perAlike, readPrices } from "../../engines/read-prices.ts";
import { isConsideration } from "../../engines/readings.ts";
import { drawFrom } from "../../engines/statistics.ts";
import { contentWords } from "../../engines/texts.ts";
import type { RequestFacts, Understood } from "../../engines/understood.ts";
import { AppError, type ErrorCode } from "../../errors.ts";
import { peopleMade } from "../../personas/contract.ts";
import { guideOf, isEnglish, lintGuide, lintQuestion, purposeOf } from "./guides/guide.ts";
import { type InterviewSession, isCoded } from "./hold-interview.ts";
import { adviceOf } from "./study-clock.ts";
import { noAnswerYet } from "./write-prose.ts";

const longestTerm = 60;

/** Reads the topic: the engine's plan within its bounds, names and prices only from the request, and what was given over it. */
export async function understand(engine: Engine, brief: Omit<Brief, "personas">, signal: AbortSignal): Promise<Plan> {
  const plan = bounded(await engine.plan({ brief, signal }), brief);
  return brief.given === undefined ? plan : withGiven(plan, brief.given);
}

function textOf({ topic, audience_description, given }: Omit<Brief, "personas">, material: string | null): string {
  const { subject, category, stimulus, rivals = [], price, questions = [] } = given ?? {};
  const request = material === null ? topic : topic.replace(material, " ");
  return [request, audience_description, subject, category, stimulus, ...rivals, price?.amount, ...questions].join(
    " \n ",
  );
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");

function bounded(plan: Plan, brief: Omit<Brief, "personas">): Plan {
  const material = plan.material !== null && brief.topic.includes(plan.material) ? plan.material : null;
  const text = textOf(brief, material);
  let folded: string | undefined;
  const inOneForm = () => (folded ??= plain(text));
  // What a request gives is in it to the letter; only a model's reading has another form.
  const isSaid = (words: string | null) =>
    words !== null && words.trim() !== "" && (text.includes(words) || inOneForm().includes(plain(words).trim()));
  const isPriceKnown = plan.prices.length === 0 || brief.given?.price != null;
  const guide = plan.guide === null ? null : distinct(plan.guide);
  const isSound =
    guide !== null &&
    guide.length >= guideCount.least &&
    guide.length <= guideCount.most &&
    (!isEnglish(plan) ||
      lintGuide(
        guide.map((question, place) => ({ purpose: purposeOf(place), text: question })),
        plan,
      ).length === 0);
  return {
    ...plan,
    material,
    questions: distinct(plan.questions).slice(0, planQuestions.most + (brief.given?.questions.length ?? 0)),
    brand: isSaid(plan.brand) ? plan.brand : null,
    competitors: [...new Set(plan.competitors)].filter(isSaid).slice(0, mostRead),
    status_quo: plan.status_quo?.trim() || null,
    stimulus: isSaid(plan.stimulus) ? plan.stimulus : null,
    prices: isPriceKnown ? [] : perAlike(pricesOf(plan, inOneForm())).slice(0, mostRead),
    claims: plan.claims.slice(0, mostRead),
    labels: plan.labels.slice(0, mostOwnLabels),
    not_understood: plan.not_understood.slice(0, mostRead),
    guide: isSound ? guide : null,
    closing:
      isEnglish(plan) && plan.closing && lintQuestion({ purpose: "next_step", text: plan.closing }).length > 0
        ? null
        : plan.closing,
    options: [...new Set(plan.options.map((option) => option.trim()))].filter(isSaid).slice(0, mostRead),
    people: isSaid(plan.people) ? plan.people : null,
    terms: Object.fromEntries(
      Object.entries(plan.terms).filter(
        ([id, term]) => isConsideration(id) && term.trim() !== "" && term.length <= longestTerm,
      ),
    ),
    refuse: plan.refuse === null ? null : cutText(plan.refuse, longestRefusal),
  };
}

/** The plan's prices that the request names, in its currency; a period that it does not name is none. */
function pricesOf({ prices, language }: Plan, text: string): Price[] {
  const pricesInText = readPrices(text);
  const periods = new Set(pricesInText.map(({ per }) => per));
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map(Number);
  return prices.flatMap(({ amount, currency, per }) => {
    const same = pricesInText.find((price) => price.amount === amount);
    if (same === undefined && !(numbers.includes(amount) && isCurrencyNamed(currency, language ?? "en", text)))
      return [];
    const isPeriodNamed = per !== null && (periods.has(per) || text.includes(plain(per).trim()));
    return [{ amount, currency: same?.currency ?? currency, per: isPeriodNamed ? per : null }];
  });
}

/** Whether a text has a currency by its code, its sign or a word of its name in the text's language. */
function isCurrencyNamed(currency: string, language: string, text: string): boolean {
  try {
    const [sign, name] = (["narrowSymbol", "name"] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
          .formatToParts(1)
          .find(({ type }) => type === "currency")!.value,
    );
    return [currency, sign!, ...contentWords(name!)].some((word) => text.includes(word.toLowerCase()));
  } catch {
    // No code of ISO 4217, or no tag of BCP 47.
    return text.includes(currency.toLowerCase());
  }
}

const distinct = (questions: readonly string[]): string[] => [
  ...new Set(questions.map((question) => question.replace(/\s+/g, " ").trim()).filter((question) => question !== "")),
];

/** What the request itself says is stronger than any reading of it; a given price is the only one. */
const withGiven = (plan: Plan, { subject, category, stimulus, rivals, price, questions }: RequestFacts): Plan => ({
  ...plan,
  subject: subject ?? plan.subject,
  category: category ?? plan.category,
  stimulus: stimulus ?? plan.stimulus,
  competitors: rivals.length > 0 ? rivals : plan.competitors,
  prices: price === null ? plan.prices : [price],
  guide: questions.length > 0 && plan.unasked.length === 0 ? questions : plan.guide,
  understood: plan.understood || subject !== null,
});

/** What a study took its topic to ask, for those who read or pay for it. */
type Question = Pick<Brief, "study_type" | "topic" | "unread">;

export function understoodOf({ study_type, topic, unread = [] }: Question, plan: Plan): Understood {
  const { decision, subject, category, stimulus, status_quo, questions, language, material } = plan;
  const [price = null] = plan.prices;
  const guide = guideOf({ study_type, topic }, plan).map(({ text }) => text);
  return {
    ...{ decision, subject, category, stimulus, own: plan.brand, rivals: plan.competitors },
    ...{ status_quo, price, questions, guide, language, material },
    not_understood: [...plan.not_understood, ...unread],
  };
}

/** What is said of a topic in another language than English without a model. */
export const englishOnly =
  "The built-in engine speaks English only, so nothing was concluded from this topic. Ask in English, give a subject, or have a language model run it.";
const unclear = "It is not clear what this study is about. Say it in a plain sentence, or give it as subject.";

/** Why nothing is concluded of a topic; null where it was understood. */
export function whyNothing(plan: Plan, { kind }: Pick<Engine, "kind">): string | null {
  if (plan.understood) return null;
  return kind === "simulator" ? englishOnly : unclear;
}

/** Why nothing is concluded of interviews of which none was both rated and coded; null where one was. */
export function whyUnread(sessions: readonly InterviewSession[]): string | null {
  if (sessions.some((interview) => isCoded(interview) && interview.stance !== null)) return null;
  if (!sessions.some(({ transcript }) => transcript.some(isAnswer)))
    return "No question was answered. Put the topic in other words, or set another model.";
  return `No interview could be rated and coded. ${adviceOf(sessions.find(({ unread }) => unread !== null)?.unread)}`;
}

/** The findings where nothing is concluded: the interviews and the numbers counted from them stay. */
export function withoutConclusions(findings: Findings, reason: string): Findings {
  return {
    ...findings,
    headline_finding: partOf(reason, 0, reason.indexOf(".") + 1),
    executive_summary: reason,
    overall_confidence: 0,
    opportunity: reason,
    risk: reason,
    answers: (findings.answers ?? []).map(({ question }) => ({
      question,
      answer: noAnswerYet,
      quotes: [],
      cannot_tell: reason,
    })),
    key_findings: [],
    messaging_implications: [],
    consensus_themes: [],
    objections: [],
    competitive_signals: [],
    decision_criteria: [],
    research_agenda: [],
    interviews: findings.interviews.map((interview) => ({
      ...interview,
      analysis: { ...interview.analysis, key_themes: [] },
    })),
  };
}

/** The words in place of any advice on a topic that comes near to harm. */
export const noAdvice =
  "This topic is near to harm: this study counts and quotes, and gives no advice. Ask someone who knows the field.";

/** The findings of such a topic: what was said and counted stays, without advice on what to do with it. */
export const withoutAdvice = (findings: Findings): Findings => ({
  ...findings,
  opportunity: noAdvice,
  messaging_implications: [],
  key_findings: findings.key_findings.map((finding) => ({ ...finding, implication: noAdvice })),
  objections: findings.objections.map((objection) => ({ ...objection, what_would_resolve: noAdvice })),
});

/** Refuses what an engine's reading refuses, with its reason. */
export function refuseRead(reason: string | null | undefined, code: ErrorCode): void {
  if (reason != null && reason !== "") throw new AppError(code, reason);
}

/** Whether a study's personas are made from its description. */
export const describesPeople = ({ personas, audience_description }: Brief): boolean =>
  personas.length === 0 && audience_description !== null;

/** Makes the personas of a study from its description. */
export async function makePeople(brief: Brief, engine: Engine, signal: AbortSignal): Promise<People> {
  const { audience_description, audience, topic, seed } = brief;
  const draw = drawFrom(String(seed)).at("people");
  const people = await engine.people({ description: audience_description!, audience, topic, draw, signal });
  signal.throwIfAborted();
  if (people.personas.length !== peopleMade)
    throw new Error(`${people.personas.length} people were made instead of ${peopleMade}`);
  return people;
}

/** A brief with the people who were made for it. */
export const withPeople = (brief: Brief, { personas, not_understood }: People): Brief => ({
  ...brief,
  personas,
  ...(not_understood.length > 0 && { unread: not_understood }),
});

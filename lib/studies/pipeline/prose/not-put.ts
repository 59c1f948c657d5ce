import type { Price } from "../../../engines/brief.ts";
import { anyOf } from "../../../engines/cells.ts";
import { priceInWords } from "../../../engines/price-in-words.ts";
import { called, isNameless, isQuestion } from "../../../engines/subject-words.ts";
import { usualQuestions } from "../../../engines/usual-questions.ts";
import { laddersOf } from "../measures/price-ladder.ts";
import { optionsIn, picksOf } from "../named-options.ts";
import { peopleIn, peoples } from "../people-words.ts";
import { groupsIn } from "./asked-groups.ts";
import type { Material } from "./material.ts";
import { kindOf } from "./question-kind.ts";
import { withoutNames } from "./question-patterns.ts";

/** Whether a question is one that every study asks, and not the topic's own. */
const isUsual = ({ plan }: Material, question: string): boolean =>
  usualQuestions(plan.brand ?? plan.subject).includes(question);

/** Why a question cannot be answered as what it asks about was not put to the respondents; null where it was. */
export const notPut = (material: Material, question: string): string | null =>
  isUsual(material, question)
    ? (ofEachLine(material) ?? groupsIn(material, question))
    : (groupsIn(material, question) ?? notOfOwn(material, question));

/** What only a question of the topic's own can ask that was not put. */
const notOfOwn = (material: Material, question: string): string | null =>
  modelsIn(material, question) ??
  (optionsIn(question) === null && material.brief.study_type !== "messaging" ? changeOfPlan(material) : null) ??
  remedyIn(material, question) ??
  otherThing(material, question) ??
  inFact(question);

const heardOf =
  /^(?:have|had|has|do|are|were) (?:they|people|customers|\p{Ll}+s) (?:ever |even )?(?:heard of|aware of|know of|know about) /iu;
const feeling = "feel|react|see|compare|differ|vary|decide|choose|respond";
const does = new RegExp(
  `^how (?:do|did) (?:they|people|(?:\\p{Ll}+ )?${peoples}) (?!(?:${feeling})\\b)\\p{Ll}+(?: (?:and|or) \\p{Ll}+)?\\?$`,
  "iu",
);

const asksWhom = new RegExp(
  `^(?:and )?whom? (?:do|does|did) (?:they|people|${peoples}) (?!(?:think|${feeling})\\b)`,
  "iu",
);
/** "Do gardeners use it in spring or in autumn?" */
const whenDone = /^(?:do|does|did) (?:they|people|\p{Ll}+s) .*\b(in|at|on|by|before|after) [^,]+ or \1 /iu;

/** What people know or do in fact: "Have they heard of us?", "How do they save and borrow?" */
function inFact(question: string): string | null {
  if (heardOf.test(question)) return "How many people know it simulated interviews cannot tell.";
  if (kindOf(question) === "who" && asksWhom.test(question))
    return "Simulated people have done nothing yet; whom people turn to, those who do it can say.";
  const isWhen = whenDone.test(question) && optionsIn(question) === null;
  return isWhen || does.test(question)
    ? "Simulated people have done nothing yet; how people do this, those who do it can say."
    : null;
}

const wantedFrom =
  /\bwhat (?:would|do|could|should) [^?]*\b(?:want|expect|need|look for|like) (?:from|in|of|out of) (an? [^?,;]{4,50})\?/i;

/** That something a question names beside the subject was not weighed: "What would they want from an app?" */
function otherThing({ plan }: Material, question: string): string | null {
  const [, thing] = wantedFrom.exec(question) ?? [];
  if (thing === undefined) return null;
  const studied = isNameless(plan) || isQuestion(plan.subject) ? "" : plan.subject.toLowerCase();
  const words = thing.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => studied.includes(word.replace(/s$/, "")))
    ? null
    : `The interviews do not weigh ${thing}; give that as the subject of a study.`;
}

const asksModel = /\bwhich (?:\p{L}+ )?(?:model|plan|scheme|structure|pricing|billing|way of \p{L}+ing)\b/iu;

/** That two ways of charging, which a topic names apart from its question, were not put side by side. */
function modelsIn({ brief, plan }: Material, question: string): string | null {
  if (!asksModel.test(question) || picksOf(brief, plan).some((one) => one.question === question)) return null;
  const ways = new Set(brief.topic.toLowerCase().match(new RegExp(isPlan, "giu")));
  return ways.size < 2
    ? null
    : "The ways of charging were not put to people side by side; name them in one question, as in “per seat or flat?”.";
}

const unit =
  anyOf(`seat, user, month, use, visit, item, employee, hour, job, project, order, class, lesson, session, head,
  mile`);
const plans = anyOf(String.raw`usage, metered, pay[- ](?:as[- ]you[- ]go|per[- ]\w+|what[- ]you[- ]\w+), per[- ]${unit},
  subscriptions?, one[- ]?off, one[- ]time, annual(?:ly)?, yearly, monthly, weekly, quarterly, flat, tier(?:ed|s)?,
  freemium, free, licen[cs]e[sd]?, perpetual, commission, hourly, day rate, fixed (?:fee|price|rate), retainers?,
  up[- ]?front, prepaid, instalments?, memberships?, bundles?, billing, credits, ad[- ]supported, paid, fees?,
  contracts?, deposits?`);
const isPlan = new RegExp(`(?<![\\p{L}-])${plans}\\b`, "iu");
const move = String.raw`\b(?:mov|switch|chang|shift|convert|transition|migrat|go)(?:e|es|ed|ing|ning)?\b`;
const upTo = String.raw`([^.,;:?!]{2,60}?)(?=\s(?:for (?:our|the|my|all)|in our|at our|would|without|and|but|because)\b|[.,;:?!]|$)`;
const exchange = new RegExp(`\\bpay (?:for )?([^.,;:?!]{2,40}?) (?:instead of|rather than) ${upTo}`, "i");
const changes = [
  new RegExp(`\\bfrom ([^.,;:?!]{2,60}?) to ${upTo}`, "i"),
  new RegExp(String.raw`\breplac(?:e|ing) ([^.,;:?!]{2,60}?) with ${upTo}`, "i"),
  exchange,
  new RegExp(`${move}(?: \\S+){0,4}? to ${upTo}`, "i"),
  new RegExp(String.raw`\b(?:prefer|introduc(?:e|ing)|offer(?:ing)?) ${upTo}`, "i"),
];
const ending = new RegExp(
  String.raw`\b(?:drop|scrap|end|remov|abolish|stop)(?:p?ing|e)? (?:an? |the |our )?${upTo}`,
  "i",
);

/** A change of how people pay, of which the topic says from what to what; null where it names none, or a price for it. */
export function planChangeIn(topic: string): { from: string | null; to: string; step: string } | null {
  const plain = topic.replace(/ ?\([^()]{0,200}\)/g, "");
  for (const pattern of changes) {
    const found = pattern.exec(plain)?.slice(1);
    if (found === undefined) continue;
    const [to, from = null] = (pattern === exchange ? found.toReversed() : found)
      .map((words) => words.trim().replace(/^(?:our|my) /i, "the "))
      .reverse() as [string];
    if (!isPlan.test(to) || (from !== null && !isPlan.test(from) && !/\d/.test(from))) continue;
    return { from, to, step: from === null ? `the step to ${to}` : `the change from ${from} to ${to}` };
  }
  const ended = ending.exec(plain)?.[1]?.replace(/\s(?:of|from|in) .*$/i, "");
  return ended === undefined || !isPlan.test(ended) || /^\p{L}+s? \p{L}+ing\b|^people\b/u.test(ended)
    ? null
    : { from: null, to: ended, step: `the end of the ${ended}` };
}

/** The prices that were put to the respondents and that a change of plan leads to: "to a flat $199". */
export function pricesOfChange({ brief, plan }: Pick<Material, "brief" | "plan">): Price[] {
  const change = planChangeIn(brief.topic);
  const names = (amount: number) => new RegExp(`(?<![\\d.])${amount}(?![\\d.])`).test(change!.to.replaceAll(",", ""));
  return change === null ? [] : (laddersOf(plan)?.buying ?? []).filter(({ amount }) => names(amount));
}

/** That a change of plan was not weighed: the thing as it is was, unless the change is what is studied. */
function changeOfPlan({ brief, plan }: Material): string | null {
  const change = planChangeIn(brief.topic);
  if (change === null || pricesOfChange({ brief, plan }).length > 0) return null;
  const [subject, to] = [plan.subject, change.to].map((words) => words.toLowerCase().replace(/^(?:an?|the|your) /, ""));
  const isStudied =
    !isQuestion(plan.subject) &&
    (/^(?:mov|switch|chang|shift)\w*/.test(subject!) || subject!.includes(to!) || to!.includes(subject!));
  if (isStudied) return null;
  const [price] = plan.prices;
  const thing = isNameless(plan) ? "what there is today" : called(plan);
  const at = price === undefined ? "" : ` at ${priceInWords(price)}`;
  return `The study weighed ${thing}${at}, and not ${change.step}; give that change as the subject of a study.`;
}

const helps =
  anyOf(`stop, keep, prevent, reduce, win, bring, help, make, persuade, convince, retain, encourage, get, tempt,
  save, change, increase, attract`);
const helped = `(?:${helps}|kept|stopped|won|saved)`;
const wouldIt = "(?:and |but |or )?(?:would|could|will|can|might)";
const mostPeople = "(?:them|people|(?:\\p{L}+ ){0,2}?\\p{L}*(?:s|men|women|staff)\\b)";
const aThing = [anyOf("an?, the, our, more, better, cheaper, fewer, less"), "(?!(?:any|some|no)thing)\\p{Ll}+ing"].join(
  "|",
);
const remedy = new RegExp(
  [
    `^(?:${wouldIt}|(?:and |but |or )?(?:do|does|did|should)) ((?:${aThing}) .{2,50}?)`,
    `(?:have )?(?:really |actually )?${helped} (?:back )?${mostPeople}`,
  ].join(" "),
  "iu",
);
const remedyForThem = new RegExp(
  [
    `^${wouldIt} (?!(?:they|it|you|we|that|this|any|some)\\b)((?:\\p{L}+ ){1,4}?)`,
    `(?:have )?${helped}(?: back)?(?: (?:them|people)\\b|\\?$)`,
  ].join(""),
  "iu",
);

const remedyOf = (question: string): string | undefined => {
  const plain = withoutNames(question);
  return (remedy.exec(plain) ?? remedyForThem.exec(plain))?.[1]?.trim();
};

/** Whether a question asks what something would change among people: "Would a pause stop people leaving?" */
export const isRemedy = (question: string): boolean => remedyOf(question) !== undefined;

/** That a remedy which a question names was not put to the respondents, unless it is what is studied. */
function remedyIn({ plan }: Material, question: string): string | null {
  if (optionsIn(question) !== null) return null;
  const named = remedyOf(question)?.replace(/^(?:our|the) /i, "the ");
  if (named === undefined || peopleIn(named)) return null;
  const studied = new Set(isQuestion(plan.subject) ? [] : plan.subject.toLowerCase().split(/\W+/));
  const isStudied = named
    .toLowerCase()
    .split(/\W+/)
    .some((word) => word.length > 3 && studied.has(word));
  if (isStudied) return null;
  const thing = isNameless(plan) ? "it" : called(plan);
  return `The interviews weigh ${thing} as it is; what ${named} would change was not put to them. Give that as the subject of a study.`;
}

/** A state of things or an event rather than a thing, which nobody takes up: "a support wait", "lost deals". */
const event =
  /(?:^|\s)(?:waits?|waiting|wait times?|delays?|queues?|complaints?|cancellations?|churn|losses|(?:lost|won) (?:deals?|customers|tenders)|weak points|weaknesses|problems?|no-shows?|drop-offs?)$/i;

/** Whether what is studied is no thing to be for or against: people, or an event. */
export const isNoThing = (subject: string): boolean =>
  !isQuestion(subject) && (peopleIn(subject) || event.test(subject));

/** Why nothing speaks for or against people or an event. */
export const nothingFor = (subject: string): string =>
  peopleIn(subject)
    ? `Nobody is for or against ${subject}; name what they choose or use as the subject of a study.`
    : `Nobody takes up or leaves ${subject}; name the thing behind it as the subject of a study.`;

/** Of several lines that were shown together, that no side of a single one is known. */
function ofEachLine({ brief, plan }: Material): string | null {
  if (brief.study_type !== "messaging" || new Set(plan.claims).size < 2) return null;
  return "The lines were shown together; what speaks for or against one of them needs a study of it alone.";
}

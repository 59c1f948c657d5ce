import type { Price } from "../../brief.ts";
import { priceInWords } from "../../price-in-words.ts";
import type { TopicPlan } from "../task.ts";

/** The plan's phrases, cut and cleaned so that they fit into a spoken sentence whatever the topic held. */
export type TopicWords = {
  /** What people are asked about, in the ways it is called. */
  subjects: string[];
  /** The kind of thing after a preposition, with its article where it needs one. */
  kinds: string[];
  brand: string | null;
  rivals: string[];
  prices: string[];
  claims: string[];
};

/**
 * Letters, digits and what stands inside words and prices; everything else of a topic (markup, quotes, brackets, control
 * characters) becomes a blank, and the phrase ends before it would get too long to be said.
 */
function phrase(text: string, most: number): string {
  const words = text
    .normalize("NFC")
    .slice(0, 400)
    .replace(/<[^>]*>/g, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}\s'&+%$€£./-]/gu, " ")
    .split(/\s+/)
    .map((word) => word.replace(/^['./&+-]+(?!\d)|['./&-]+$/g, ""))
    .filter((word) => word !== "" && word.length <= 24);
  let kept = "";
  for (const word of words.slice(0, 9)) {
    if (kept.length + word.length > most) break;
    kept = kept ? `${kept} ${word}` : word;
  }
  return kept.replace(/(?: (?:a|an|the|and|or|of|for|with|to|in|on|at|by|that|which|from|per))+$/i, "");
}

const uncounted =
  /(?:ing|ware|insurance|finance|maintenance|intelligence|management|employment|entertainment|electricity|security|productivity|ness|care|food|travel|credit|software|equipment|furniture|space|supply|housing|advice|coffee|tea|data|media|support|delivery|energy|fashion|music|money|news|work)$/i;

const countedIng = /\b(?:ring|thing|king|wing|string|building|meeting|wedding|listing)$/i;

/** A noun phrase with the article it needs: "a gym pass", "meal kits", "expense software". */
export function withArticle(noun: string): string {
  const head = noun.split(/ (?:for|of|with|in|on|at|from|that) /)[0]!;
  if (/^(?:a|an|the|my|our|your|this|that|some|any|these|those|its|their) /i.test(noun)) return noun;
  const uncountable = uncounted.test(head) || /^\w+ing\b/i.test(head);
  if ((uncountable && !countedIng.test(head)) || (/s$/i.test(head) && !/ss$/i.test(head))) return noun;
  return `${articleFor(noun)} ${noun}`;
}

/** "a" or "an", by how the next word sounds: "an MVP", "a one-off", "an hour". */
export function articleFor(words: string): "a" | "an" {
  const first = words.split(/[\s-]/)[0]!;
  if (/^[A-Z]{2,}$/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? "an" : "a";
  if (/^(?:uni|use|user|eu|one|once|ur[aio])/i.test(first)) return "a";
  return /^(?:[aeiou]|hour|honest|heir|8|11|18)/i.test(first) ? "an" : "a";
}

/** "something like it" and its kind: what a thing is called when it is known, and nothing is gained by its name. */
const pointing = ["this", "it"];

/** The subject as it comes up again and again in a talk: in full where it is short, by its head, or only pointed at. */
function subjectsOf(said: string, kind: string): string[] {
  // A price or a question in the place of the subject cannot be liked or used; what it is about can.
  const about = /^(?:[$€£]|\d)/.test(said)
    ? (/ for (.+)$/.exec(said)?.[1] ?? kind)
    : /^the question\b/i.test(said)
      ? kind
      : said;
  const head = about.split(/ (?:for|with|in|on|at|from|that|such as|like|when|who|which|as) /)[0]!;
  const short = head.split(" ").length <= 6 && head.length > 2 ? head : kind;
  // Named once with its price, a thing is called by its name.
  const bare = short.replace(/^(?:(an?) )?[$€£]\d\S* (?=\S)/i, (_, article) => (article ? "a " : ""));
  const named = /^an? /i.test(bare) ? withArticle(bare.replace(/^an? /i, "")) : bare;
  const pointed = /^an? /i.test(named)
    ? [named.replace(/^an? /i, "this "), named.replace(/^an? /i, "the ")]
    : [named, named];
  return [about.split(" ").length <= 6 ? about : named, named, ...pointed, ...pointed, pointing[about.length % 2]!];
}

/** A price in words, its currency and unit cleaned as all words of a topic are. */
const priceOf = ({ amount, currency, per }: Price) =>
  priceInWords({
    amount,
    currency: phrase(currency, 12) || currency.replace(/[^$€£]/g, ""),
    per: per && phrase(per, 30),
  });

const known = new WeakMap<TopicPlan, TopicWords>();

/** The words of a plan that respondents use; worked out once for each plan. */
export function topicWords(plan: TopicPlan): TopicWords {
  const kept = known.get(plan);
  if (kept) return kept;
  const category = phrase(plan.category, 40);
  const kind = category ? withArticle(category) : "such things";
  // A message that is read out once is "the message" from then on.
  const told = plan.subject.replace(/^(the [a-z]+) ["“].*$/su, "$1");
  const subject =
    phrase(told.replace(/^your /i, "my ").replace(/^our /i, "the "), 60) || category || "something like that";
  const words = {
    subjects: subjectsOf(subject, kind),
    kinds: / of this kind$/.test(category) ? [kind, "this sort of thing", "things like this"] : [kind],
    brand: plan.brand ? phrase(plan.brand, 30) || null : null,
    rivals: plan.competitors.map((name) => phrase(name, 30)).filter(Boolean),
    prices: plan.prices.slice(0, 4).map(priceOf),
    claims: plan.claims
      .map((claim) => phrase(claim, 56))
      .filter((claim) => claim.length > 2)
      .slice(0, 8),
  };
  known.set(plan, words);
  return words;
}

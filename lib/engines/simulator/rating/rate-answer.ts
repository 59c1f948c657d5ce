import { ownValue } from "../../../own-value.ts";
import type { Price } from "../../brief.ts";
import type { ClosedItem, Distribution } from "../../engine.ts";
import type { TopicPlan } from "../task.ts";
import { categories } from "../topic/categories.ts";
import { PhraseIndex } from "../topic/phrase-index.ts";
import { speaksOf } from "../topic/read-features.ts";
import { type Token, tokensOf } from "../topic/read-text.ts";
import { pointProbabilities, recommendingLeniency } from "./ordered-probit.ts";
import { dearestOf, priceEffect } from "./price-effect.ts";
import { rateChoice, rateThreshold } from "./rate-pick.ts";
import { degrees, idle, stancePhrases, turns, valenceWords } from "./valence.ts";

const liking = new PhraseIndex<number>();
for (const [valence, word] of valenceWords) liking.add(word, valence);

const deniers = new Set(
  "no not never without hardly cannot can't don't doesn't didn't won't isn't aren't wasn't wouldn't couldn't shouldn't nothing nobody neither less barely far".split(
    " ",
  ),
);
/** A denied word counts this much the other way: "not good" is worse than "bad" is not. */
const deniedFactor = -0.7;
/** How many sentences of usual warmth make a firm stance: the sum of valences at which the latent is three quarters out. */
const firm = 2.2;
/** How far a text can put the latent to either side: latent units; beyond the outer cut point of five points. */
const farthest = 2.2;
/** How wide the reading of a text is, from nothing said to a lot: deviation in latent units. Assumptions. */
const spread = { widest: 1.1, narrowest: 0.55, each: 0.12 };

/** What was heard: words of liking or disliking, or a stance said outright, for which nothing else is needed. */
type Said = { label: string; value: number; outright: boolean };
/** How much words count against what is said outright, and how much less where somebody says outright they are undecided. */
const wordFactor = 0.75;
const undecidedFactor = 0.5;

function factorAt(tokens: readonly Token[], at: number): number {
  let factor = 1;
  for (let back = 1; back <= 3 && at - back >= 0 && !tokens[at - back + 1]!.opens; back += 1) {
    const { text } = tokens[at - back]!;
    const word = text.toLowerCase();
    if (deniers.has(word)) {
      const only = tokens[at - back + 1]!.stem === "only";
      if (!only) factor *= deniedFactor;
    } else factor *= ownValue(degrees, word) ?? 1;
  }
  return factor;
}

/** Words before a stance that make it a case and no stance. */
const supposed = /\b(?:if|what|whether|where|unless|until|until then|before|than)\s*$/;

/** What one sentence says for and against, word by word and phrase by phrase. */
function saidIn(sentence: string): Said[] {
  const said: Said[] = [];
  let rest = sentence.replace(idle, (words) => " ".repeat(words.length));
  const turn = turns.find(([, opening]) => opening.test(sentence.trim()))?.[0] ?? 1;
  for (const [valence, phrase] of stancePhrases)
    rest = rest.replace(phrase, (words: string, ...about: unknown[]) => {
      const before = String(about.at(-1)).slice(0, Number(about.at(-2)));
      // "If I'd buy it" and "what I'd use it for" say nothing of whether.
      if (supposed.test(before)) return words;
      said.push({ label: words, value: valence * turn, outright: true });
      return " ; ".padEnd(words.length);
    });
  const tokens = tokensOf(rest);
  for (const { entry, at, length } of liking.find(tokens)) {
    const words = rest.slice(tokens[at]!.start, tokens[at + length - 1]!.end);
    said.push({ label: words, value: entry * turn * factorAt(tokens, at), outright: false });
  }
  return said;
}

/** Words of the topic are not the respondent's: its names, claims and subject are left out before liking is read. */
function withoutTopic(answer: string, plan: TopicPlan): string {
  const names = [plan.subject, plan.category, plan.brand ?? "", ...plan.competitors, ...plan.claims].filter(
    (name) => name.length > 3,
  );
  let text = answer;
  for (const name of names.toSorted((left, right) => right.length - left.length)) {
    const lower = text.toLowerCase();
    const sought = name.toLowerCase();
    let out = "";
    let from = 0;
    for (
      let at = lower.indexOf(sought);
      at >= 0 && lower.length === text.length;
      at = lower.indexOf(sought, at + sought.length)
    ) {
      out += `${text.slice(from, at)}this`;
      from = at + sought.length;
    }
    text = out + text.slice(from);
  }
  return text;
}

/** How much a sentence counts for an item: those that speak of what the item measures count most. */
function bearing(sentence: string, item: ClosedItem): number {
  if (item.measures.of === "stance" || item.measures.of === "choice") return 1;
  const id = item.measures.of === "consideration" ? item.measures.id : "price";
  const about = speaksOf(tokensOf(sentence)).includes(id as ReturnType<typeof speaksOf>[number]);
  return about ? 1.5 : 0.45;
}

/** Where the words of an answer stand: a latent value, what it is made of, and how surely it can be read. */
export function readStance(answer: string, item: ClosedItem, plan: TopicPlan) {
  const text = withoutTopic(answer.normalize("NFKC").replace(/[’ʼ]/g, "'").toLowerCase(), plan);
  const heard = text.split(/(?<=[.!?])\s+|\n+/).flatMap((sentence) => {
    const weight = bearing(sentence, item);
    return saidIn(sentence).map((said) => ({ ...said, value: said.value * weight }));
  });
  const said = balanced(heard);
  const raw = said.reduce((sum, { value }) => sum + value, 0);
  const evidence = heard.reduce((sum, { value }) => sum + Math.min(1, Math.abs(value) * 2), 0);
  return {
    latent: farthest * Math.tanh(raw / firm),
    said,
    raw,
    deviation: Math.max(spread.narrowest, spread.widest - spread.each * evidence),
  };
}

/**
 * A longer answer says the same things more often: what counts is how one-sided it is, so words and outright stances are
 * each divided by their number. Divided by its root, whole interviews were read as far firmer than those who spoke in
 * them stood. Saying outright that one is undecided makes both count less.
 */
function balanced(heard: Said[]): Said[] {
  const outright = heard.filter((said) => said.outright).length;
  const words = heard.length - outright;
  const undecided = heard.some((said) => said.outright && said.value === 0) ? undecidedFactor : 1;
  const factor = {
    outright: undecided / Math.max(1, outright),
    words: (undecided * wordFactor) / Math.max(1, words / 3),
  };
  return heard.map((said) => ({ ...said, value: said.value * (said.outright ? factor.outright : factor.words) }));
}

/** Items whose highest point is against the subject, such as how likely somebody is to leave. */
const againstItem = /\b(?:leave|leaving|cancel|cancell?ing|stop using|quit|churn|regret|give up|too expensive)\b/i;

/** Whether the highest point of an item speaks against what is studied. */
export function isAgainst(item: ClosedItem): boolean {
  return againstItem.test(item.text) && item.measures.of === "stance";
}

/** How much lower an item's points lie than those of others on its scale; undefined for the usual. */
export const leniencyOf = ({ id }: ClosedItem): number | undefined =>
  id === "recommend" ? recommendingLeniency : undefined;

/** Whether an item asks how much something matters, which liking does not answer. */
const importanceItem = /\b(?:important|importance|matters?|priority|how much do you care)\b/i;

/** Whether an item asks how much a consideration matters. */
export function asksImportance(item: ClosedItem): boolean {
  return importanceItem.test(item.text) && item.measures.of === "consideration";
}

/** Latent units for a consideration nobody speaks of, and for each doubling of the sentences that do. Assumptions. */
const unspoken = -0.7;
const perDoubling = 0.8;

/** What is spoken of matters: how important a consideration is by how many sentences of an answer speak of it. */
function rateImportance(answer: string, item: ClosedItem, id: string): Distribution {
  const sentences = answer.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  const about = sentences.filter((sentence) => speaksOf(tokensOf(sentence)).some((spoken) => spoken === id)).length;
  const value = perDoubling * Math.log2(1 + about);
  return {
    distribution: pointProbabilities(unspoken + value, item.points.length, spread.widest),
    contributions: [
      { label: "What goes unspoken matters less", value: unspoken },
      { label: `Spoken of in ${about} of ${sentences.length} sentences`, value },
    ],
  };
}

/**
 * An answer speaks of the price that the topic names: at another one, an average person's liking moves by what that price
 * is against it, so that of one answer a higher price always has the lower intent.
 */
function priceStep(price: Price, plan: TopicPlan) {
  const named = dearestOf(plan.prices);
  const category = categories.find(({ label }) => label === plan.category) ?? null;
  return priceEffect({ prices: named ? [{ ...named, role: "reference" }] : [], category }, price, 1, null);
}

/** How probable each point is by the words of an answer alone; who said it is not looked at. */
export function rateAnswer(answer: string, item: ClosedItem, plan: TopicPlan): Distribution {
  const { measures } = item;
  if (measures.of === "consideration" && asksImportance(item)) return rateImportance(answer, item, measures.id);
  const { latent, said, raw, deviation } = readStance(answer, item, plan);
  if (measures.of === "threshold") return rateThreshold(measures, latent);
  if (measures.of === "choice") return rateChoice(measures, latent);
  const sign = isAgainst(item) ? -1 : 1;
  const share = raw === 0 ? 0 : (sign * latent) / raw;
  const step = measures.of === "price" ? priceStep(measures.price, plan) : null;
  const merged = new Map<string, number>();
  for (const { label, value } of said) merged.set(label, (merged.get(label) ?? 0) + value * share);
  const contributions = [...merged].map(([label, value]) => ({ label: `Said: “${label}”`, value }));
  if (contributions.length === 0) contributions.push({ label: "Nothing said for or against", value: 0 });
  return {
    distribution: pointProbabilities(
      sign * latent + (step?.value ?? 0),
      item.points.length,
      deviation,
      leniencyOf(item),
    ),
    contributions: step ? [...contributions, step] : contributions,
  };
}

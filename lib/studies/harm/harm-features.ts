import { classesOf } from "./classes-of.ts";
import { harmWords } from "./harm-words.ts";
import { type Word, wordsOf } from "./words.ts";

/** How many words are read together, and how far the next part begins: what is far apart does not belong together. */
const partLength = 40;
const partStep = 20;
/** Sentences of several texts or a long one are read by themselves too, from so many words. */
const fewestWords = 6;
const mostCounted = 3;
/** A part with more features counts each for less, as long texts do not say more of a harm. */
const fullFeatures = 60;

/** The feature of a part that has a word which can speak of a harm, and the one of a story such as a thriller. */
export const harmFeature = "#harm";
export const storyFeature = "@story1";

/** What is read of each part of a text: its words, pairs of words, classes of words, and the words beside a class. */
export function harmFeatures(texts: readonly string[]): Set<string>[] {
  const plain = texts.map(withoutNames);
  const together = partsOf(plain.join(" . "));
  if (together.length === 1 && texts.length === 1) return together;
  const sentences = plain.flatMap((text) => text.split(/(?<=[.?!])\s|\n/));
  return [...together, ...sentences.flatMap((sentence) => partsOf(sentence, fewestWords))];
}

function partsOf(text: string, fewest = 0): Set<string>[] {
  const words = wordsOf(text);
  if (words.length < fewest) return [];
  const classes = classesOf(words);
  const parts = Math.max(1, Math.ceil((words.length - partLength) / partStep) + 1);
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part * partStep, part * partStep + partLength];
    return featuresOf(words.slice(from, to), classes.slice(from, to));
  });
}

/** The log odds that a part asks for harm. */
export function logOddsOf(features: ReadonlySet<string>, bias: number, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return bias + shareOf(features) * sum;
}

/** How much each feature of a part counts: 0 to 1. */
export const shareOf = (features: ReadonlySet<string>): number => Math.min(1, Math.sqrt(fullFeatures / features.size));

function featuresOf(words: readonly Word[], classes: readonly ReadonlySet<string>[]): Set<string> {
  const features = new Set<string>();
  const counts = new Map<string, number>();
  const stemAt = (at: number) => words[at]?.stem ?? "^";
  for (const [at, { stem }] of words.entries()) {
    features.add(stem).add(`${stemAt(at - 1)} ${stem}`);
    for (const name of classes[at]!) {
      const count = Math.min(mostCounted, (counts.get(name) ?? 0) + 1);
      counts.set(name, count);
      if (Object.hasOwn(harmWords, name)) features.add(harmFeature);
      features
        .add(`@${name}${count}`)
        .add(`${stemAt(at - 1)} @${name}`)
        .add(`@${name} ${stemAt(at + 1)}`);
    }
  }
  return features.add(`${stemAt(words.length - 1)} ^`);
}

/** A text without what it puts in quotes, up to three words long: that is a name, not a deed. */
const withoutNames = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])["“„«'‘](\p{L}+(?:[ -]\p{L}+){0,2})["”“»'’](?![\p{L}\p{N}])/gu, " ");

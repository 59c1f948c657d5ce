// node scripts/run.mjs evals/fit-subject.ts: fits the weights by which the simulator finds a topic's subject to the judged
// topics in this folder, after printing how well such weights do on topics they were not fitted to.
import { readFileSync, writeFileSync } from "node:fs";
import { clausesOf } from "../lib/engines/simulator/topic/clauses.ts";
import { featuresOf } from "../lib/engines/simulator/topic/features.ts";
import { maskTopic } from "../lib/engines/simulator/topic/mask-topic.ts";
import { type Phrase, phrasesOf } from "../lib/engines/simulator/topic/phrases.ts";
import { bestOf } from "../lib/engines/simulator/topic/rank-phrases.ts";
import { shareWithin } from "../lib/engines/simulator/topic/read-subject.ts";
import { rivalsAmong } from "../lib/engines/simulator/topic/rivals.ts";
import { type Subject, subjectText } from "../lib/engines/simulator/topic/subject-text.ts";
import type { StudyTypeId } from "../lib/engines/study-types.ts";

type Row = { id: string; topic: string; study_type: string; subject_any: string[]; subject_not: string[] };
/** A phrase as it is fitted: the places of its features among all, how often each holds, whether it is a right subject. */
type Option = {
  places: number[];
  counts: number[];
  isRight: boolean;
  subject: Subject;
  phrase: Phrase;
  isRival: boolean;
};

const judged = ["topics.json", "topics-kept-back.json", "topics-third.json", "subjects.json"];
const weightsFile = new URL("../lib/engines/simulator/topic/subject-weights.json", import.meta.url);
/** A feature counts where at least this many topics have it. */
const fewestTopics = 3;
/** Penalties on squared weights; single words may tell less than grammar. Chosen by cross-validation. */
const penalty = { word: 2, other: 0.6 };
const rounds = 200;
const rate = 0.4;
const folds = 5;
/** Weights nearer to 0 are left out. */
const leastWeight = 0.02;
const foldCache: Float64Array[] = [];

const given = process.argv.slice(2);
const rows = (given.length > 0 ? given : judged.map((name) => new URL(name, import.meta.url).pathname)).flatMap(
  (file) => JSON.parse(readFileSync(file, "utf8")) as Row[],
);
const read = rows.map((row) => ({ row, ...featuresIn(row) }));
const names = namesOf(read.map(({ features }) => features));
const places = new Map(names.map((name, place) => [name, place]));
const topics = read.map(({ features, right, subjects, all, rivals }) =>
  features.map((own, at): Option => {
    const known = [...own].filter(([name]) => places.has(name));
    return {
      places: known.map(([name]) => places.get(name)!),
      counts: known.map(([, count]) => count),
      isRight: right[at]!,
      subject: subjects[at]!,
      phrase: all[at]!,
      isRival: rivals.has(all[at]!),
    };
  }),
);

crossValidate();
if (given.length === 0) {
  const weights = fitted(topics);
  const kept = names.flatMap((name, place): [string, number][] =>
    Math.abs(weights[place]!) < leastWeight ? [] : [[name, Math.round(1000 * weights[place]!) / 1000]],
  );
  const ordered = kept.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(weightsFile, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
  console.log(`${kept.length} weights written`);
}

/** What the ranker sees of the phrases of a topic, and which of them are right. */
function featuresIn({ topic, study_type, subject_any, subject_not }: Row) {
  const { text, mask } = maskTopic(topic, study_type as StudyTypeId);
  const phrases = clausesOf(mask).map(phrasesOf);
  const scene = { rows: phrases, rivals: rivalsAmong(phrases), type: study_type as StudyTypeId };
  const all = phrases.flat();
  const subjects = all.map((phrase) => subjectText(mask, phrase, all));
  const right = subjects.map((subject) => {
    const said = `${subject.text} ${text.slice(...subject.span)}`.toLowerCase();
    const has = (words: string) => said.includes(words.toLowerCase());
    return subject_any.some(has) && !subject_not.some(has);
  });
  return { features: all.map((phrase) => featuresOf(phrase, scene)), right, subjects, all, rivals: scene.rivals };
}

function namesOf(all: Map<string, number>[][]): string[] {
  const topicsWith = new Map<string, number>();
  for (const features of all)
    for (const name of new Set(features.flatMap((own) => [...own.keys()])))
      topicsWith.set(name, (topicsWith.get(name) ?? 0) + 1);
  return [...topicsWith].filter(([, count]) => count >= fewestTopics).map(([name]) => name);
}

/** Weights that make the right phrases likely (conditional logit with squared penalties, by AdaGrad). */
function fitted(some: Option[][]): Float64Array {
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = new Float64Array(names.length);
    for (const options of some) addGradient(options, weights, gradient);
    for (const [place, name] of names.entries()) {
      const share = /^(?:head|before|verb) /.test(name) ? penalty.word : penalty.other;
      const slope = gradient[place]! - share * weights[place]!;
      squares[place]! += slope * slope;
      weights[place]! += (rate * slope) / Math.sqrt(squares[place]! + 1e-8);
    }
  }
  return weights;
}

function addGradient(options: Option[], weights: Float64Array, gradient: Float64Array): void {
  const right = options.filter(({ isRight }) => isRight);
  if (right.length === 0) return;
  const all = sharesOf(options, weights);
  const among = sharesOf(right, weights);
  for (const [at, option] of options.entries()) {
    const pull = (option.isRight ? among[right.indexOf(option)]! : 0) - all[at]!;
    for (const [index, place] of option.places.entries()) gradient[place]! += pull * option.counts[index]!;
  }
}

function sharesOf(options: Option[], weights: Float64Array): number[] {
  const scores = options.map(({ places: own, counts }) =>
    own.reduce((sum, place, index) => sum + weights[place]! * counts[index]!, 0),
  );
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((total, share) => total + share, 0);
  return raised.map((share) => share / sum);
}

/** Prints how often the likeliest phrase is right where the weights were fitted to other topics, by how sure it is. */
function crossValidate(): void {
  const results = topics.flatMap((options, at) => {
    if (options.length === 0) return [];
    const shares = sharesOf(options, foldWeights(at % folds));
    const candidates = options.map((option, place) => ({ ...option, probability: shares[place]! }));
    const best = bestOf(candidates);
    if (best === undefined) return [];
    return [{ ...best, probability: shareWithin(best.subject, candidates), id: rows[at]!.id }];
  });
  console.log(`${rows.length} topics, ${names.length} features; in ${folds}-fold cross-validation:`);
  for (const least of [0, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const sure = results.filter(({ probability }) => probability >= least);
    const wrong = sure.filter(({ isRight }) => !isRight).length;
    console.log(`  probability from ${least}: ${sure.length} named, ${wrong} of them wrong`);
  }
  if (process.env.SHOW_WRONG)
    for (const { id, isRight, probability, subject } of results)
      if (!isRight) console.log(`${id} ${probability.toFixed(2)} ${subject.text}`);
}

function foldWeights(fold: number): Float64Array {
  foldCache[fold] ??= fitted(topics.filter((_, at) => at % folds !== fold));
  return foldCache[fold];
}

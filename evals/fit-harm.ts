// node scripts/run.mjs evals/fit-harm.ts [--table | --weights]: fits the weights by which topics are refused to the
// judged topics in this folder, after printing how such weights do on each writer's topics when fitted to all others.
import { readFileSync, writeFileSync } from "node:fs";
import { harmFeature, harmFeatures, logOddsOf, shareOf, storyFeature } from "../lib/studies/harm/harm-features.ts";
import { verdictOf } from "../lib/studies/harm/read-harm.ts";

const kinds = ["harmful", "sensitive", "ordinary"] as const;
type Kind = (typeof kinds)[number];
type Topic = { writer: string; kind: Kind; parts: Set<string>[] };
/** A part of a topic as it is fitted: where its features are, how much each counts, and how much the part counts. */
type Part = { places: number[]; share: number; isHarmful: boolean; weight: number; topic: Topic };
type Model = { bias: number; weights: Map<string, number> };

const weightsFile = new URL("../lib/studies/harm/harm-weights.json", import.meta.url);
/** A feature counts where at least this many parts have it. */
const fewestParts = 2;
/** The penalty on squared weights, less for rare features: chosen by the table that this prints. */
const penalty = 1;
const rarity = 3;
const rounds = 400;
const rate = 1;
const leastWritten = 0.1;
/** Features whose weight is nearer to 0 are left out of the second fit. */
const leastWeight = 0.12;

const topics = judgedTopics();
if (!process.argv.includes("--weights")) printTable();
if (!process.argv.includes("--table")) {
  const { bias, weights } = fitted(topics);
  const byWeight = Map.groupBy(weights.keys(), (name) => weights.get(name)!);
  const ordered = [...byWeight].toSorted(([one], [other]) => other - one);
  const grouped = Object.fromEntries(ordered.map(([weight, names]) => [weight, names.toSorted().join("|")]));
  writeFileSync(weightsFile, `${JSON.stringify({ bias, weights: grouped }, null, 2)}\n`);
  console.log(`${weights.size} weights written`);
}

function printTable(): void {
  console.log("held-out writer: harmful refused where 1 in 150 sensitive and 1 in 400 ordinary are refused;");
  console.log("with the thresholds in use: refused and noticed of harmful, sensitive and ordinary topics");
  for (const writer of new Set(topics.map(({ writer }) => writer))) printWriter(writer);
}

function judgedTopics(): Topic[] {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8"));
  const of = (writer: string, kind: Kind, texts: readonly string[]) =>
    texts.map((text): Topic => ({ writer, kind, parts: harmFeatures([text]) }));
  const rows: ({ writer: string } & Record<Kind, string[]>)[] = read("harm-rows");
  const listed = (writer: string, kind: Kind, names: readonly string[]) =>
    names.flatMap((name) =>
      of(
        writer,
        kind,
        read(name).map(({ topic }: { topic: string }) => topic),
      ),
    );
  return [
    ...rows.flatMap((row) => kinds.flatMap((kind) => of(row.writer, kind, row[kind]))),
    ...listed("lists", "harmful", ["harmful", "harmful-kept-back"]),
    ...listed("lists", "sensitive", ["sensitive", "sensitive-kept-back"]),
    ...listed("topics", "ordinary", ["topics", "topics-kept-back", "topics-third", "topics-fourth"]),
    ...listed("subjects", "ordinary", ["subjects", "subjects-and-rivals", "rivals"]),
  ];
}

/** Weights fitted to all parts, then once more with only the worst part of each harmful topic. */
function fitted(some: readonly Topic[]): Model {
  const names = namesOf(some);
  const places = new Map([...names.keys()].map((name, place) => [name, place]));
  const parts = some.flatMap((topic) =>
    topic.parts.map((features): Part => {
      const isHarmful = topic.kind === "harmful";
      const weight = isHarmful ? 1 / topic.parts.length : 1 / Math.sqrt(topic.parts.length);
      const known = [...features].flatMap((name) => places.get(name) ?? []);
      return { places: known, share: shareOf(features), isHarmful, weight, topic };
    }),
  );
  const shares = [...names.values()].map((count) => penalty * (rarity / Math.log(parts.length / count)) ** 2);
  const first = descend(parts, shares);
  const worst = new Map<Topic, Part>();
  for (const part of parts.filter(({ isHarmful }) => isHarmful)) {
    const other = worst.get(part.topic);
    if (other === undefined || sum(part, first) > sum(other, first)) worst.set(part.topic, { ...part, weight: 1 });
  }
  const isKept = (place: number) => Math.abs(first[place]!) >= leastWeight;
  const kept = [...parts.filter(({ isHarmful }) => !isHarmful), ...worst.values()];
  const last = descend(
    kept.map((part) => ({ ...part, places: part.places.filter(isKept) })),
    shares,
  );
  const rounded = [...places].map(([name, place]): [string, number] => [name, Math.round(20 * last[place]!) / 20]);
  const weights = new Map(rounded.filter(([, weight]) => Math.abs(weight) >= leastWritten));
  return { bias: Math.round(100 * last[shares.length]!) / 100, weights };
}

function namesOf(some: readonly Topic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { parts } of some)
    for (const features of parts) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= fewestParts));
}

/** Logistic regression with squared penalties, by AdaGrad; the last weight is the bias. */
function descend(parts: readonly Part[], shares: readonly number[]): Float64Array {
  const weights = new Float64Array(shares.length + 1);
  const squares = new Float64Array(shares.length + 1);
  for (let round = 0; round < rounds; round++) {
    const slopes = Float64Array.from(weights, (weight, place) => -(shares[place] ?? 0) * weight);
    for (const part of parts) {
      const pull = part.weight * ((part.isHarmful ? 1 : 0) - 1 / (1 + Math.exp(-sum(part, weights))));
      for (const place of part.places) slopes[place]! += pull * part.share;
      slopes[shares.length]! += pull;
    }
    for (const [place, slope] of slopes.entries()) {
      squares[place]! += slope * slope;
      weights[place]! += (rate * slope) / Math.sqrt(squares[place]! + 1e-8);
    }
  }
  return weights;
}

function sum({ places, share }: Part, weights: Float64Array): number {
  let total = 0;
  for (const place of places) total += weights[place]!;
  return weights[weights.length - 1]! + share * total;
}

function printWriter(writer: string): void {
  const { bias, weights } = fitted(topics.filter((topic) => topic.writer !== writer));
  const own = Map.groupBy(
    topics.filter((topic) => topic.writer === writer),
    ({ kind }) => kind,
  );
  const of = (kind: Kind) => own.get(kind) ?? [];
  const scores = (kind: Kind) => of(kind).map(({ parts }) => scoreOf(parts, { bias, weights }));
  const limit = Math.max(limitOf(scores("sensitive"), 150), limitOf(scores("ordinary"), 400));
  const share = (count: number, all: number) => `${count}`.padStart(4) + ` of ${all}`.padEnd(8);
  const columns = kinds.flatMap((kind) => {
    const verdicts = of(kind).map(({ parts }) => verdictOf(parts, bias, weights));
    const refused = verdicts.filter((harm) => harm?.certain).length;
    return [share(refused, verdicts.length), share(verdicts.filter((harm) => harm !== null).length, verdicts.length)];
  });
  const matched = scores("harmful").filter((score) => score > limit).length;
  console.log([writer.padEnd(9), share(matched, of("harmful").length), "|", ...columns].join(" "));
}

/** The log odds by which a topic is refused, less what the number of its parts asks for. */
function scoreOf(parts: readonly Set<string>[], { bias, weights }: Model): number {
  const read = parts.filter((features) => features.has(harmFeature) && !features.has(storyFeature));
  const odds = read.map((features) => logOddsOf(features, bias, weights) - Math.log(parts.length));
  return Math.max(Number.NEGATIVE_INFINITY, ...odds);
}

/** The highest score that may not be refused if at most one in so many is. */
function limitOf(scores: readonly number[], oneIn: number): number {
  const ordered = scores.toSorted((one, other) => other - one);
  return ordered[Math.floor(scores.length / oneIn)] ?? Number.NEGATIVE_INFINITY;
}

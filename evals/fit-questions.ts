// node scripts/run.mjs evals/fit-questions.ts [--table | --weights]: fits the weights by which the kind of answer that a question wants
// is read, after printing how such weights do on each writer's questions when fitted to those of all others.
import { readFileSync, writeFileSync } from "node:fs";
import { questionFeatures } from "../lib/studies/pipeline/prose/question-features.ts";

type Row = { writer: string; kind: string; features: Set<string> };
type Model = { kinds: string[]; bias: number[]; weights: Map<string, number[]> };

const weightsFile = new URL("../lib/studies/pipeline/prose/question-weights.json", import.meta.url);
/** A feature counts where at least this many questions have it. */
const fewestQuestions = 3;
/** The penalty on squared weights: chosen by the table that this prints. */
const penalty = 0.02;
const rounds = 150;
const rate = 0.5;
/** Weights nearer to 0 are left out. */
const leastWeight = 0.8;

const rows = judgedQuestions();
const allKinds = [...new Set(rows.map(({ kind }) => kind))].toSorted();
if (!process.argv.includes("--weights")) printTable();
if (!process.argv.includes("--table")) writeWeights(fitted(rows));

function judgedQuestions(): Row[] {
  const written: ({ writer: string } & Record<string, string[]>)[] = JSON.parse(
    readFileSync(new URL("question-rows.json", import.meta.url), "utf8"),
  );
  return written.flatMap(({ writer, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, questions]) =>
      questions.map((question): Row => ({ writer, kind, features: questionFeatures(question) })),
    ),
  );
}

/** A multinomial logit with squared penalties, by AdaGrad. */
function fitted(some: readonly Row[]): Model {
  const counts = new Map<string, number>();
  for (const { features } of some) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewestQuestions).map(([name]) => name);
  const places = new Map(names.map((name, place) => [name, place]));
  const read = some.map(({ kind, features }) => ({
    kind: allKinds.indexOf(kind),
    places: [...features].flatMap((name) => places.get(name) ?? []),
    share: 1 / Math.sqrt(features.size),
  }));
  const [width, biases] = [allKinds.length, names.length * allKinds.length];
  const weights = new Float64Array(biases + width);
  const squares = new Float64Array(weights.length);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight, place) => (place < biases ? -penalty * weight : 0));
    for (const row of read) {
      const pulls = sharesOf(allKinds.map((_, kind) => scoreAt(weights, row, kind, width, biases)));
      for (const [kind, share] of pulls.entries()) {
        const pull = (kind === row.kind ? 1 : 0) - share;
        slopes[biases + kind]! += pull;
        for (const place of row.places) slopes[place * width + kind]! += pull * row.share;
      }
    }
    for (const [place, slope] of slopes.entries()) {
      squares[place]! += slope * slope;
      weights[place]! += (rate * slope) / Math.sqrt(squares[place]! + 1e-8);
    }
  }
  const round = (weight: number) => (Math.abs(weight) < leastWeight ? 0 : Math.round(weight * 10) / 10);
  return {
    kinds: allKinds,
    bias: [...weights.slice(biases)].map((weight) => Math.round(weight * 100) / 100),
    weights: new Map(
      names.map((name, place) => [name, [...weights.slice(place * width, (place + 1) * width)].map(round)]),
    ),
  };
}

function scoreAt(
  weights: Float64Array,
  { places, share }: { places: number[]; share: number },
  kind: number,
  width: number,
  biases: number,
): number {
  let sum = 0;
  for (const place of places) sum += weights[place * width + kind]!;
  return weights[biases + kind]! + share * sum;
}

function sharesOf(scores: number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((total, share) => total + share, 0);
  return raised.map((share) => share / sum);
}

function readBy({ kinds, bias, weights }: Model, features: ReadonlySet<string>): { kind: string; share: number } {
  const share = 1 / Math.sqrt(features.size);
  const scores = kinds.map((_, kind) => {
    let sum = 0;
    for (const name of features) sum += weights.get(name)?.[kind] ?? 0;
    return bias[kind]! + share * sum;
  });
  const shares = sharesOf(scores);
  const most = Math.max(...shares);
  return { kind: kinds[shares.indexOf(most)]!, share: most };
}

function printTable(): void {
  console.log("held-out writer: right by form alone; by the weights; of those from a share of 0.5 on");
  for (const writer of new Set(rows.map((row) => row.writer))) {
    const own = rows.filter((row) => row.writer === writer);
    const model = fitted(rows.filter((row) => row.writer !== writer));
    const read = own.map((row) => ({ ...row, read: readBy(model, row.features) }));
    const byForm = own.filter(({ kind, features }) => features.has(`=${kind}`)).length;
    const right = read.filter((row) => row.read.kind === row.kind).length;
    const sure = read.filter((row) => row.read.share >= 0.5);
    const rightly = sure.filter((row) => row.read.kind === row.kind).length;
    console.log(`${writer}: ${byForm}, ${right} of ${own.length}; ${rightly} of ${sure.length}`);
  }
}

/** Writes the features of each kind by their weight. */
function writeWeights({ kinds, bias, weights }: Model): void {
  const table = kinds.map((kind, at) => {
    const own = [...weights].filter(([, row]) => row[at] !== 0);
    const byWeight = Map.groupBy(own, ([, row]) => row[at]!);
    const ordered = [...byWeight].toSorted(([one], [other]) => other - one);
    return [
      kind,
      {
        bias: bias[at]!,
        weights: Object.fromEntries(
          ordered.map(([weight, some]) => [
            weight,
            some
              .map(([name]) => name)
              .toSorted()
              .join("|"),
          ]),
        ),
      },
    ];
  });
  writeFileSync(weightsFile, `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`);
  console.log(`${[...weights.values()].flat().filter((weight) => weight !== 0).length} weights written`);
}

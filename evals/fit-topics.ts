// node scripts/run.mjs evals/fit-topics.ts: fits the weights by which the simulator finds a topic's subject and its rivals
// to the judged topics in this folder, after printing how well such weights do on topics they were not fitted to.
import { readFileSync, writeFileSync } from "node:fs";
import { clausesOf } from "../lib/engines/simulator/topic/clauses.ts";
import { featuresOf } from "../lib/engines/simulator/topic/features.ts";
import { maskTopic } from "../lib/engines/simulator/topic/mask-topic.ts";
import { type Phrase, phrasesOf } from "../lib/engines/simulator/topic/phrases.ts";
import { bestOf, rivalFrom } from "../lib/engines/simulator/topic/rank-phrases.ts";
import { shareWithin, sureFrom } from "../lib/engines/simulator/topic/read-subject.ts";
import { type Subject, subjectText } from "../lib/engines/simulator/topic/subject-text.ts";
import type { StudyTypeId } from "../lib/engines/study-types.ts";

type Row = {
  id: string;
  topic: string;
  study_type: string;
  subject_any: string[];
  subject_not: string[];
  rivals?: string[];
};
/** A phrase as it is fitted: the places of its features among all, and what it is. */
type Option = { phrase: Phrase; subject: Subject; places: number[]; isRight: boolean; isRival: boolean | null };
type Task = "subject" | "rival";

const judged = [
  "topics.json",
  "topics-kept-back.json",
  "topics-third.json",
  "subjects.json",
  "subjects-and-rivals.json",
];
/** Topics of other writers: rivals are fitted to them too, and their subjects are only counted. */
const counted = "rivals.json";
const weightsFile = new URL("../lib/engines/simulator/topic/weights.json", import.meta.url);
/** A feature counts where at least this many topics have it. */
const fewestTopics = 8;
/** Penalties on squared weights; single words say less than grammar. Chosen by cross-validation. */
const penalties = { word: 3, other: 1 };
const rounds = 200;
const rate = 0.4;
const folds = 5;
/** Weights nearer to 0 are left out. */
const leastWeight = { subject: 0.5, rival: 0.55 };
const longestLine = 113;

const given = process.argv.slice(2);
const files = given.length > 0 ? given : [...judged, counted].map((name) => new URL(name, import.meta.url).pathname);
const rows = files.flatMap((file) =>
  (JSON.parse(readFileSync(file, "utf8")) as Row[]).map((row) => ({ ...row, isCounted: file.endsWith(`/${counted}`) })),
);
const read = rows.map(phrasesIn);
const names = namesOf(read.map((phrases) => phrases.map(({ features }) => features)));
const places = new Map(names.map((name, place) => [name, place]));
const topics = read.map((phrases) =>
  phrases.map(
    ({ features, ...own }): Option => ({
      ...own,
      places: ["", ...features].flatMap((name) => places.get(name) ?? []),
    }),
  ),
);

crossValidate();
if (given.length === 0) writeWeights();

/** What the weights see of the phrases of a topic, and what each of them is by the judgement. */
function phrasesIn({ topic, study_type, subject_any, subject_not, rivals }: Row) {
  const type = study_type as StudyTypeId;
  const { text, mask } = maskTopic(topic, type);
  const found = clausesOf(mask).map(phrasesOf);
  return found.flat().map((phrase) => {
    const subject = subjectText(mask, phrase, found.flat());
    const said = `${subject.text} ${text.slice(...subject.span)}`.toLowerCase();
    const has = (words: string) => said.includes(words.toLowerCase());
    const name = phrase.words.join(" ").toLowerCase();
    const isNamed = (rival: string) => name.includes(rival.toLowerCase()) || rival.toLowerCase().includes(name);
    return {
      phrase,
      subject,
      features: featuresOf(phrase, found, type),
      isRight: subject_any.some(has) && !subject_not.some(has),
      isRival: rivals?.some(isNamed) ?? null,
    };
  });
}

function namesOf(all: string[][][]): string[] {
  const topicsWith = new Map<string, number>();
  for (const features of all)
    for (const name of new Set(["", ...features.flat()])) topicsWith.set(name, (topicsWith.get(name) ?? 0) + 1);
  return [...topicsWith].filter(([, count]) => count >= fewestTopics).map(([name]) => name);
}

function scoreOf(weights: Float64Array, { places: own }: Option): number {
  return own.reduce((sum, place) => sum + weights[place]!, 0);
}

/** Weights that are fitted once to all features, and again to those that then weigh enough. */
function fitted(task: Task, isKept: (at: number) => boolean): Float64Array {
  const some = topics.filter((_, at) => isKept(at) && (task === "rival" || !rows[at]!.isCounted));
  const first = fittedTo(task, some, () => true);
  return fittedTo(task, some, (place) => Math.abs(first[place]!) >= leastWeight[task]);
}

/** Weights by AdaGrad with squared penalties: a conditional logit for the subject, a logistic regression for rivals. */
function fittedTo(task: Task, some: Option[][], isKept: (place: number) => boolean): Float64Array {
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = new Float64Array(names.length);
    for (const options of some)
      for (const [at, pull] of pullsOf(task, options, weights).entries())
        for (const place of options[at]!.places) gradient[place]! += pull;
    for (const [place, name] of names.entries()) {
      if (!isKept(place)) continue;
      const penalty = name === "" ? 0 : /^before /.test(name) ? penalties.word : penalties.other;
      const slope = gradient[place]! - penalty * weights[place]!;
      squares[place]! += slope * slope;
      weights[place]! += (rate * slope) / Math.sqrt(squares[place]! + 1e-8);
    }
  }
  return weights;
}

/** How far each phrase of a topic should score higher (above 0) or lower. */
function pullsOf(task: Task, options: Option[], weights: Float64Array): number[] {
  if (task === "rival")
    return options.map((option) =>
      option.isRival === null ? 0 : Number(option.isRival) - 1 / (1 + Math.exp(-scoreOf(weights, option))),
    );
  const right = options.filter(({ isRight }) => isRight);
  if (right.length === 0) return options.map(() => 0);
  const all = sharesOf(options, weights);
  const among = sharesOf(right, weights);
  return options.map((option, at) => (option.isRight ? among[right.indexOf(option)]! : 0) - all[at]!);
}

function sharesOf(options: Option[], weights: Float64Array): number[] {
  const scores = options.map((option) => scoreOf(weights, option));
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((total, share) => total + share, 0);
  return raised.map((share) => share / sum);
}

/** Prints how often the likeliest phrase is right, and how rivals are found, with weights fitted to other topics. */
function crossValidate(): void {
  const held = Array.from({ length: folds }, (_, fold) => ({
    subject: fitted("subject", (at) => at % folds !== fold),
    rival: fitted("rival", (at) => at % folds !== fold),
  }));
  const ranked = topics.map((options, at) => {
    const { subject, rival } = held[at % folds]!;
    const shares = sharesOf(options, subject);
    const rivalry = (option: Option) => 1 / (1 + Math.exp(-scoreOf(rival, option)));
    return options.map((option, place) => ({ ...option, probability: shares[place]!, rivalry: rivalry(option) }));
  });
  const results = ranked.flatMap((candidates, at) => {
    const best = bestOf(candidates);
    return best === undefined
      ? []
      : [
          {
            ...best,
            probability: shareWithin(best.subject, candidates),
            least: sureFrom(best, candidates),
            id: rows[at]!.id,
            isCounted: rows[at]!.isCounted,
          },
        ];
  });
  console.log(`${rows.length} topics, ${names.length} features; in ${folds}-fold cross-validation:`);
  for (const least of [0, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const sure = results.filter(({ probability }) => probability >= least);
    const wrong = sure.filter(({ isRight }) => !isRight).length;
    console.log(`  probability from ${least}: ${sure.length} named, ${wrong} of them wrong`);
  }
  const sure = results.filter(({ probability, least }) => probability >= least);
  const amiss = sure.filter(({ isRight }) => !isRight).length;
  console.log(`  as the simulator names them: ${sure.length} named, ${amiss} of them wrong`);
  const others = sure.filter(({ isCounted }) => isCounted);
  const wrongOf = others.filter(({ isRight }) => !isRight).length;
  console.log(`  of those, in ${counted}, to which no subject was fitted: ${others.length} named, ${wrongOf} wrong`);
  const marked = ranked.flat().filter(({ isRival }) => isRival !== null);
  const found = marked.filter(({ rivalry }) => rivalry >= rivalFrom);
  const right = found.filter(({ isRival }) => isRival).length;
  const all = marked.filter(({ isRival }) => isRival).length;
  console.log(`  rivals: ${right} of ${all} phrases found, ${found.length - right} found that are none`);
  if (process.env.SHOW_WRONG)
    for (const { id, isRight, probability, least, subject } of results)
      if (!isRight && probability >= least) console.log(`${id} ${probability.toFixed(2)} ${subject.text}`);
}

function writeWeights(): void {
  const rowsOf = (task: Task) => {
    const weights = fitted(task, () => true);
    const kept = names.map((name, place): [string, number] => [name, Math.round(10 * weights[place]!)]);
    const ordered = kept.filter(([, tenths]) => tenths !== 0);
    return ordered.toSorted(([one], [other]) => (one < other ? -1 : 1));
  };
  const tables = { subject: rowsOf("subject"), rival: rowsOf("rival") };
  const written = Object.entries(tables).map(([task, table]) => `  "${task}": [\n${linesOf(table)}\n  ]`);
  writeFileSync(weightsFile, `{\n${written.join(",\n")}\n}\n`);
  console.log(`${tables.subject.length} and ${tables.rival.length} weights written`);
}

/** Rows as full lines of JSON: the first word of a name stands before all that share it. */
function linesOf(table: [name: string, tenths: number][]): string {
  const lines: string[] = [];
  let group = "";
  for (const [name, tenths] of table) {
    const [head = "", ...tail] = name.split(" ");
    const own = [...tail, tenths].join(" ");
    const joined = `${lines.at(-1)}${head === group ? "/" : `|${head}:`}${own}`;
    if (lines.length > 0 && joined.length <= longestLine) lines[lines.length - 1] = joined;
    else lines.push(`${head}:${own}`);
    group = head;
  }
  return lines.map((line) => `    ${JSON.stringify(line)}`).join(",\n");
}

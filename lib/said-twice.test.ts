import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Tests and what only they read, lists of data, and examples. */
const data =
  /\.test\.|^lib\/(?:testing|demo)\/|^app\/kit\/|(?:answers|vectors|judged|study-types|catalog|words)\/|(?:-errors|-requests|[.]snapshot|plan-examples)\.json$|considerations\.ts$/;

/** So many words in a row are no accident. */
const length = 7;

/** What is said twice for a reason: prompts of steps that know the same, what a prompt and the contract say of a member, two faults of one box, advices of one kind, items of one scale, an example. */
const others = new Set([
  "you know the person the private view the day and what was said",
  "of requests of the last minutes came through",
  "what was said and by how many with one quote",
  "put the topic in other words or set another model",
  "no has all the words in what it is for",
  "set it to the number of your proxies that append to that header",
  "would nurses pay 9 a month for a shift planner",
  "keep to the view and to what was said",
  "share that named this price or a lower one",
  "how likely would you be to buy it at",
  "your last experience with things of this kind was",
  "a reason of at most characters in the",
  "the decision that the study is to inform",
  "short facts about how the person decides",
  "the result that would overturn the finding",
  "or says that it is a program",
  "you estimate how one respondent would answer",
  "or fact that is not in the",
  "name no brand price or fact that",
  "the service then goes on by itself once it can",
  "the service goes on by itself once",
  "as they are not as u escapes",
  "run the study later or lower ai_concurrency",
  "failed on our side in minutes",
  "let it end or end it by {}",
]);

/** The sentences of a file as words: comments, imports and classes of pages left out, each place of a fact as one mark. */
function sentencesOf(file: string): string[][] {
  const text = readFileSync(file, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|^import [^"]*".*$|className=(?:"[^"]*"|\{`[^`]*`\})/gm, " ")
    .replaceAll(/\\n|\n\s*\n/g, " . ")
    .replaceAll(/\{ ?\s*(?:[\w$]+(?:: \w+)?,?\s)*\}/g, " . ")
    .replaceAll('{" "}', " ")
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}|\{\{\w+\}\}|\{(?!\s)[^{}"'`]*\}/g, " {} ");
  const runs = text.split(/["`<>=;()[\]|&?.:!]/);
  return runs.map((run) => run.toLowerCase().match(/\{\}|[\p{L}\p{N}_'’]+/gu) ?? []);
}

const count =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
/** Words of people: no list of numbers, of members in quotes, or of places alone, and no SQL. */
const isProse = (run: string) =>
  !count.includes(run) &&
  !/^[\d ]+$|\b(?:select|(?:order|group) by|null|nulls|join|where)\b|\bthen \{\}|\w_\w.*\w_\w|\b[a-z] \{\}|'\w+'|(?:\{\}.*){3}/.test(
    run,
  );

/** The runs of words that more than one sentence has, each with its files. */
function saidTwice(files: string[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const file of files)
    for (const [at, words] of sentencesOf(file).entries())
      for (let start = 0; start + length <= words.length; start += 1) {
        const run = words.slice(start, start + length).join(" ");
        if (!isProse(run)) continue;
        places.set(run, (places.get(run) ?? new Set()).add(`${file} ${at}`));
      }
  return [...places].flatMap(([run, at]) => (at.size > 1 ? [`${run}: ${[...at].join(", ")}`] : []));
}

test("no seven words in a row are in two texts: a fact has one", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx,json,md,txt,xml,html,css,svg,py}", { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !data.test(file));
  const isOther = (run: string) => [...others].some((one) => one.includes(run.split(":")[0]!.replaceAll("{} ", "")));
  expect(files.length).toBeGreaterThan(900);
  expect(saidTwice(files).filter((run) => !isOther(run))).toEqual([]);
});

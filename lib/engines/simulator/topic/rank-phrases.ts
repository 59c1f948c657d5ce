import { logit, mean } from "../../statistics.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { featuresOf } from "./features.ts";
import type { Phrase } from "./phrases.ts";
import weights from "./weights.json" with { type: "json" };
import { isBody, isPeople } from "./words.ts";

/** A noun phrase: how probable it is as the subject (all together 1), and as a rival (each from 0 to 1). */
export type Candidate = { phrase: Phrase; probability: number; rivalry: number };

/** From which probability on a phrase is a rival. */
export const rivalFrom = 0.5;

/** Weights by feature, in tenths: "before:and -6/of 4" are those of "before and" and "before of". */
const tableOf = (lines: string[]) =>
  new Map(
    lines.flatMap((line) => {
      const groups = line.split("|").map((group) => group.split(/(?<=^[^:]*):/) as [head: string, rows: string]);
      return groups.flatMap(([head, rows]) => rows.split("/").map((row) => weightOf(`${head} ${row}`)));
    }),
  );
const weightOf = (row: string) => [row.replace(/ \S+$/, ""), +/\S+$/.exec(row)! / 10] as const;
const tables = { subject: tableOf(weights.subject), rival: tableOf(weights.rival) };

const scoreBy = (table: Map<string, number>, features: readonly string[]): number =>
  ["", ...features].reduce((sum, name) => sum + (table.get(name) ?? 0), 0);

/** A topic's noun phrases, ranked by weights that `evals/fit-topics.ts` fits: a logit (McFadden 1974) each way. */
export function rankPhrases(rows: readonly Phrase[][], type: StudyTypeId): Candidate[] {
  const read = rows.flat().map((phrase) => ({ phrase, features: featuresOf(phrase, rows, type) }));
  const shares = logit(read.map(({ features }) => scoreBy(tables.subject, features)));
  const rivalries = read.map(({ features }) => 1 / (1 + Math.exp(-scoreBy(tables.rival, features))));
  return read.map(({ phrase }, at) => {
    // Names in one list, and one name in several places, are rivals together.
    const alike = read.flatMap((other, place) => (areListed(phrase, other.phrase) ? rivalries[place]! : []));
    return { phrase, probability: shares[at]!, rivalry: alike.length > 0 ? mean(alike) : rivalries[at]! };
  });
}

/** Whether two phrases are names in one list, or one name twice. */
export function areListed(one: Phrase, other: Phrase): boolean {
  if (!one.isName || !other.isName) return false;
  if (one.words.join(" ") === other.words.join(" ")) return true;
  if (one.clause !== other.clause) return false;
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const { tokens, text } = first.clause;
  return joint.test(text.slice(tokens[first.to - 1]!.end, tokens[second.from]!.start));
}
const joint = /^\s*(?:,|\/|&|,?\s?(?:and|or|vs\.?|versus)(?=\s))(?:[^.;:?!()]{0,40}(?:,|\/|\s(?:and|or|vs\.?)))?\s*$/;

/** Whether a phrase can be a subject: no rival, and it names a thing that is not only acting in the question. */
export const canBeSubject = ({ phrase, rivalry }: Candidate): boolean =>
  rivalry < rivalFrom && !(phrase.isGeneric || phrase.isPeople || isActing(phrase)) && phrase.words[0] !== "ours";

/** "How do small breweries see canning", "should our town close", "CFOs at manufacturers": who acts; "that waters". */
function isActing({ clause: { text, tokens }, from, to, article, before, isName, isOwn, words }: Phrase): boolean {
  const head = tokens[to - 1]!;
  const isDoing = tokens[from - 1]?.part === "auxiliary" && tokens[to]?.part === "verb" && !tokens[to]!.opens;
  if (isName) return /^ (?:(?:is|are|has) )?(?:open(?:ed|ing)|coming|moving)\b/.test(text.slice(head.end));
  const isWorkplace = before === "at" && isPeople(tokens[from - 2]?.lower ?? "");
  const isOurs = isOwn && /^(?:should|could|can)$/.test(before);
  const follows = /^(?:noun|name)$/.test(tokens[from - 1]?.part ?? "") && !tokens[from]!.opens;
  const isRelative = follows && (article === "that" || isOwn);
  return isWorkplace || isRelative || (isDoing && (isOurs || head.isPlural || isBody(words.at(-1)!.toLowerCase())));
}

/** The likeliest phrase that can be a subject. */
export const bestOf = <Option extends Candidate>(candidates: readonly Option[]): Option | undefined =>
  candidates.filter(canBeSubject).toSorted((one, other) => other.probability - one.probability)[0];

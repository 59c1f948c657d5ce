import type { StudyTypeId } from "../../study-types.ts";
import { headOf, isShown, type Phrase } from "./phrases.ts";

export type Scene = { rows: readonly Phrase[][]; type: StudyTypeId };

const when = (holds: boolean, ...names: string[]): string[] => (holds ? names : []);

/** What the fitted weights see of a noun phrase in its topic: where it is, what it is, and the words around it. */
export function featuresOf(phrase: Phrase, { rows, type }: Scene): string[] {
  const { clause, from, to, words, isName, isPeople, isGeneric } = phrase;
  const { kind, tokens, text } = clause;
  const at = rows.findIndex((row) => row.includes(phrase));
  const row = rows[at]!;
  const firstAsked = rows.findIndex(([first]) => /question|request/.test(first?.clause.kind ?? ""));
  const others = Math.min(3, rows.flat().filter((other) => headOf(other) === headOf(phrase)).length - 1);
  const nature = isName ? "name" : isPeople ? "people" : isGeneric ? "generic" : articleOf(phrase);
  const isOwnNamed = rows.flat().some((other) => other.isOwn && !other.isPeople && !other.isGeneric);
  const names = row.filter((other) => other.isName);
  return [
    `clause ${Math.min(at, 4)}`,
    `${kind} ${Math.min(row.indexOf(phrase), 2)}`,
    `${kind} ${nature}`,
    `${articleOf(phrase)} ${kind}`,
    `${type} ${isName ? "name" : isPeople ? "people" : "thing"}`,
    `words ${Math.min(4, words.length)}`,
    ...when(isPeople, `people ${Math.min(2, words.length)}`),
    ...when(at === firstAsked, "asked first"),
    ...Array.from({ length: others }, () => `again ${isName ? "name" : isPeople || isGeneric ? "no" : "thing"}`),
    ...when(isShown(words[0]!), "shown words"),
    ...when(isName && names.length > 1, `listed ${Math.min(2, names.indexOf(phrase))}`),
    ...when(isName && isOwnNamed, `beside ours ${kind}`),
    ...leftOf(phrase, row, text.slice(tokens[from - 1]?.end ?? 0, tokens[from]!.start)),
    ...rightOf(phrase, text.slice(tokens[to - 1]!.end, tokens[to]?.start)),
  ];
}

function articleOf({ article, isOwn }: Phrase): string {
  if (isOwn) return "our";
  if (/^(?:their|your|his|her|its)$/.test(article)) return "their";
  if (/^(?:this|that|these|those)$/.test(article)) return "this";
  if (/^(?:an?|the|)$/.test(article)) return article.replace("an", "a") || "none";
  return /\d/.test(article) ? "number" : "other";
}

/** The word before, and to what kind of phrase a preposition joins this one. */
function leftOf({ clause: { tokens, text }, before, from }: Phrase, row: readonly Phrase[], gap: string): string[] {
  const word = tokens[from - 1];
  const lead = text.slice(0, tokens[from]!.start);
  const around = [
    ...when(/\b(?:we|i)\b/i.test(lead), "after we"),
    ...when(/\b(?:switch|mov|chang|leav)\w*\s(?:over |away )?from\s$/i.test(lead), "away from"),
    ...when(/\b(?:if|when|before|because|since|after|while)\b/i.test(lead), "after if"),
  ];
  if (word === undefined) return ["begins", ...around];
  const sign = /[,.;:!?()–—]/.exec(gap)?.[0];
  if (sign !== undefined) return [`after ${sign}`, ...around];
  if (word.part !== "preposition") return [`before ${before}`, `part ${word.part}`, ...around];
  const other = row.find(({ to }) => to === from - 1);
  const joint = /^(?:of|for|about|with|on|in|to|at)$/.test(before) ? before : "other";
  const kind = other === undefined ? "no" : other.isGeneric ? "generic" : other.isPeople ? "people" : "thing";
  return [`before ${before}`, `${kind} ${joint}`, ...around];
}

function rightOf({ clause: { tokens }, to }: Phrase, gap: string): string[] {
  const next = tokens[to];
  if (next === undefined || /[.;!?]/.test(gap)) return [];
  const sign = /[,:(]/.exec(gap)?.[0];
  if (sign !== undefined) return [`next ${sign}`];
  return [`next ${next.part}`, ...when(next.part === "preposition", `then ${next.lower}`)];
}

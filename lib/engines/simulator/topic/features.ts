import type { StudyTypeId } from "../../study-types.ts";
import { isShown, type Phrase } from "./phrases.ts";

const when = (holds: boolean, ...names: string[]): string[] => (holds ? names : []);
/** What the fitted weights see of a noun phrase in its topic: where it is, what it is, and the words around it. */
export function featuresOf(phrase: Phrase, rows: readonly Phrase[][], type: StudyTypeId): string[] {
  const { clause, from, to, words, isName, isPeople, isGeneric } = phrase;
  const { kind, tokens, text } = clause;
  const at = rows.findIndex((row) => row.includes(phrase));
  const row = rows[at]!;
  const firstAsked = rows.findIndex(([first]) => /question|request/.test(first?.clause.kind ?? ""));
  const names = row.filter((other) => other.isName);
  const nature = isName ? "name" : isPeople ? "people" : isGeneric ? "generic" : articleOf(phrase);
  const lead = text.slice(0, tokens[from]!.start);
  return [
    `clause ${Math.min(at, 4)}`,
    `${kind} ${Math.min(row.indexOf(phrase), 2)}`,
    `${kind} ${nature}`,
    `${articleOf(phrase)} ${kind}`,
    `${type} ${isName ? "name" : isPeople ? "people" : "thing"}`,
    `words ${Math.min(4, words.length)}`,
    ...when(at === firstAsked, "asked first"),
    ...when(awayFrom.test(lead), "away from"),
    ...when(/\b(?:if|when|before|because|since|after|while)\b/i.test(lead), "after if"),
    ...when(isShown(words[0]!), "shown words"),
    ...when(isOffered(phrase), "offered", `offered ${articleOf(phrase)}`),
    ...when(isName && names.length > 1, `listed ${Math.min(2, names.indexOf(phrase))}`),
    ...leftOf(phrase, row, text.slice(tokens[from - 1]?.end ?? 0, tokens[from]!.start)),
    ...rightOf(phrase, text.slice(tokens[to - 1]!.end, tokens[to]?.start)),
  ];
}

const awayFrom = /\b(?:switch|mov|chang|leav)\w* (?:over |away )?from $/i;
const deed = `(?:think\\w* (?:about|of)|consider\\w*|plan\\w*|buil[dt]|do|(?:mak|sell|runn?|offer|build|provid|launch|\
rent|produc|publish|teach|host|design|open|start|introduc|operat)(?:e|ing)?)`;
/** "We make …", "we're thinking about launching …", "launching …". */
const offered = new RegExp(`(?:\\b(?:we|i)(?:['’]\\w+)?(?: \\w+)? |^)(?:${deed} ){1,2}$|\\bwe(?: a|['’])re $`, "i");
/** Whether a phrase names what the asker says to sell, run or plan. */
export const isOffered = ({ clause: { text, tokens }, from }: Phrase): boolean =>
  offered.test(text.slice(0, tokens[from]!.start));

function articleOf({ article, isOwn }: Phrase): string {
  if (/^(?:their|your|his|her|its)$/.test(article)) return "their";
  if (/^(?:this|that|these|those)$/.test(article)) return "this";
  if (isOwn || /^(?:an?|the|)$/.test(article)) return isOwn ? "our" : article.replace("an", "a") || "none";
  return /\d/.test(article) ? "number" : "other";
}

function leftOf({ clause: { tokens }, before, from }: Phrase, row: readonly Phrase[], gap: string): string[] {
  const [word, sign] = [tokens[from - 1], /[,.;:!?()–—]/.exec(gap)?.[0]];
  if (word === undefined || sign !== undefined) return [word ? `after ${sign}` : "begins"];
  if (word.part !== "preposition") return [`before ${before}`, `part ${word.part}`];
  const other = row.find(({ to }) => to === from - 1);
  const kind = !other ? "no" : other.isGeneric ? "generic" : other.isPeople ? "people" : "thing";
  return [`before ${before}`, `${kind} ${before}`];
}

function rightOf({ clause: { tokens }, to }: Phrase, gap: string): string[] {
  const next = tokens[to];
  if (next === undefined || /[.,:;!?(]/.test(gap)) return [];
  return [`next ${next.part}`, ...when(next.part === "preposition", `then ${next.lower}`)];
}

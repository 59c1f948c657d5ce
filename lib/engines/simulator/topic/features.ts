import type { StudyTypeId } from "../../study-types.ts";
import type { Clause } from "./clauses.ts";
import { headOf, type Phrase } from "./phrases.ts";
import { isApposed } from "./rivals.ts";

// What a learned ranker sees of a noun phrase: where it is, what it is, and the words around it.

/** A phrase with the names of what holds for it, each counted. */
export type Features = Map<string, number>;

export type Scene = {
  rows: readonly Phrase[][];
  rivals: ReadonlySet<Phrase>;
  type: StudyTypeId;
};

/** The features of a phrase in its topic. */
export function featuresOf(phrase: Phrase, scene: Scene): Features {
  const names = [...placeOf(phrase, scene), ...natureOf(phrase, scene), ...leftOf(phrase, scene), ...rightOf(phrase)];
  const features: Features = new Map();
  for (const name of names) features.set(name, (features.get(name) ?? 0) + 1);
  return features;
}

const asks = ({ kind }: Clause): boolean => kind === "question" || kind === "request";

function placeOf(phrase: Phrase, { rows, type }: Scene): string[] {
  const { clause } = phrase;
  const phrases = rows.flat();
  const row = rows.find((own) => own.includes(phrase))!;
  const [at, place] = [rows.indexOf(row), row.indexOf(phrase)];
  const firstAsked = rows.findIndex(([first]) => first !== undefined && asks(first.clause));
  const head = headOf(phrase);
  const others = Math.min(3, phrases.filter((other) => headOf(other) === head).length - 1);
  const again = Array.from({ length: others }, () => "again");
  return [
    `clause ${Math.min(at, 4)}`,
    `kind ${clause.kind}`,
    `${clause.kind} ${Math.min(place, 2)}`,
    `place ${Math.min(place, 3)}`,
    `${type} clause ${Math.min(at, 2)}`,
    ...when(phrase === phrases[0], "first"),
    ...when(at === firstAsked, "asked first"),
    ...when(at === firstAsked && place === 0, "opens what is asked first"),
    ...when(clause.label !== "", "labelled"),
    ...when(clause.follows, "after what is shown"),
    ...again,
    ...when(others > 0 && !phrase.isPeople && !phrase.isGeneric, "a thing again"),
    ...when(others > 0 && phrase.isName, "a name again"),
  ];
}

const when = (holds: boolean, name: string): string[] => (holds ? [name] : []);

function natureOf(phrase: Phrase, { rivals, type }: Scene): string[] {
  const { clause, from, words, isName, isPeople, isGeneric } = phrase;
  const article = articleOf(phrase);
  return [
    `head ${headOf(phrase)}`,
    `article ${article}`,
    `article ${article} ${clause.kind}`,
    `words ${Math.min(4, words.length)}`,
    `${type} ${isName ? "name" : isPeople ? "people" : article}`,
    ...when(isName, "name"),
    ...when(isName, `name ${clause.kind}`),
    ...when(isPeople, `people ${Math.min(2, words.length)}`),
    ...when(isGeneric, "generic"),
    ...when(isApposed(phrase), "apposed"),
    ...when(rivals.has(phrase), "rival"),
    ...when(/\d/.test(words.join("")), "digit"),
    ...when(/^Quotex/.test(words[0]!), "shown words"),
    ...when(clause.tokens[from]!.part === "gerund", "gerund"),
  ];
}

function articleOf({ article, isOwn }: Phrase): string {
  if (isOwn) return "our";
  if (/^(?:their|your|his|her|its)$/.test(article)) return "their";
  if (/^(?:this|that|these|those)$/.test(article)) return "this";
  if (/^(?:an?|the|)$/.test(article)) return article.replace("an", "a") || "none";
  return /\d/.test(article) ? "number" : "other";
}

const prepositions = new Set(
  `of for about on in at with to from by than against between into through via over under as like regarding versus vs
  without within during before after behind toward towards around near per w`.split(/\s+/),
);
const mark = /[,.;:!?()–—]/;

function leftOf(phrase: Phrase, { rows }: Scene): string[] {
  const { clause, from, verb } = phrase;
  const { tokens, text } = clause;
  const row = rows.find((own) => own.includes(phrase))!;
  const lead = text.slice(0, tokens[from]!.start).toLowerCase();
  const [before] = tokens.slice(from - 1, from);
  const gap = lead.slice(before?.end ?? 0);
  const stem = verb.replace(/(?:ing|ed|s|e)$/, "");
  return [
    `verb ${stem}`,
    ...when(/["'“‘]/.test(gap), "quoted"),
    ...when(/\b(?:we|i)\b/.test(lead), `after we ${clause.kind}`),
    ...when(/\b(?:people|customers|users|they|parents|you)\b/.test(lead), `after they ${clause.kind}`),
    ...when(/\b(?:why|how|what|which|would|do|does|who|is|are)\b/.test(lead), "after what"),
    ...when(/\b(?:if|when|before|because|since|after|while)\b/.test(lead), "after if"),
    ...when(/\b(?:know|understand|learn|hear|find|explore|test|see|tell)\b/.test(lead), "after know"),
    ...(before === undefined
      ? ["begins"]
      : mark.test(gap)
        ? ["after a mark", ...when(/:/.test(gap), "after a colon")]
        : []),
    ...(before === undefined || mark.test(gap)
      ? []
      : [`before ${before.lower}`, ...attachedTo(phrase, row, before.part)]),
  ];
}

/** Whether a preposition ties a phrase to the one before it, and to what kind of phrase. */
function attachedTo(phrase: Phrase, row: readonly Phrase[], part: string): string[] {
  const { before, from } = phrase;
  if (!prepositions.has(before)) return [`part ${part}`];
  const place = row.indexOf(phrase);
  const other = row[place - 1];
  if (other === undefined) return ["preposition first"];
  if (other.to !== from - 1) return [];
  const joint = /^(?:of|for|about|with|on|in|to|at)$/.test(before) ? before : "other";
  return [`${other.isGeneric ? "generic" : other.isPeople ? "people" : "thing"} ${joint}`];
}

function rightOf({ clause: { text, tokens }, to }: Phrase): string[] {
  const next = tokens[to];
  const gap = text.slice(tokens[to - 1]!.end, next?.start);
  if (next === undefined || /[.;!?]/.test(gap)) return ["ends"];
  if (/,/.test(gap)) return ["comma next"];
  if (/:/.test(gap)) return ["colon next"];
  if (/\(/.test(gap)) return ["bracket next"];
  const isSmall = prepositions.has(next.lower) || /^(?:that|which|who|is|are|and|or)$/.test(next.lower);
  return [`next ${next.part}`, ...when(isSmall, `next word ${next.lower}`)];
}

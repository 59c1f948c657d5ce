import nlp from "compromise";
import { type Token, tokensOf } from "./read-text.ts";
import { isPeople } from "./words.ts";

/** What a word does in its sentence; "own" is a possessive of the one who asks. */
export type Part =
  | "adjective"
  | "adverb"
  | "auxiliary"
  | "conjunction"
  | "determiner"
  | "gerund"
  | "name"
  | "noun"
  | "number"
  | "own"
  | "participle"
  | "preposition"
  | "pronoun"
  | "question"
  | "verb";

export type Word = Token & {
  lower: string;
  part: Part;
  isPlural: boolean;
  /** "Advisers'", "shop's". */
  isOwner: boolean;
  isPlace: boolean;
  isActor: boolean;
};

/** The first of these tags that a word has says what it does. */
const partsByTag: readonly (readonly [tag: string, part: Part])[] = [
  ["Expression", "adverb"],
  ["QuestionWord", "question"],
  ["Determiner", "determiner"],
  ["Conjunction", "conjunction"],
  ["Preposition", "preposition"],
  ["Negative", "adverb"],
  ["Modal", "auxiliary"],
  ["Copula", "auxiliary"],
  ["Auxiliary", "auxiliary"],
  ["Pronoun", "pronoun"],
  ["Adverb", "adverb"],
  ["Gerund", "gerund"],
  ["Participle", "participle"],
  ["PastTense", "participle"],
  ["Verb", "verb"],
  ["Value", "number"],
  ["Adjective", "adjective"],
  ["ProperNoun", "name"],
  ["Noun", "noun"],
];

const alike = (part: Part, words: string): [string, Part][] => words.split(" ").map((word) => [word, part]);
/** Small words that do one thing in every topic. */
const closed = new Map<string, Part>([
  ...alike("own", "our my"),
  ...alike("auxiliary", "do does did doing is are was were be been would could should will can may might must shall"),
  ...alike(
    "verb",
    "let lets make makes want wants mean means react compare differ choose decide become becomes became",
  ),
  ...alike("verb", "tell say get think go goes"),
  ...alike("determiner", "no half"),
  ...alike("preposition", "against outside near above behind in as with about through off over worth"),
  ...alike(
    "pronoun",
    "its their there it them nobody nothing everyone everybody anyone anybody someone something others there's that's",
  ),
  ...alike("question", "who whom whose"),
  ...alike("noun", "pet luxury"),
  ...alike("adverb", "please then so up out away today tonight"),
  ...alike("gerund", "coming going being having getting using buying thinking looking"),
  ...alike("adjective", "free online exclusive"),
]);
/** What the one who asks orders: an opening word of these is no noun. */
const orders = new Set(
  `test explore compare find tell describe ask imagine segment rank sort evaluate assess understand check see say
  suppose picture try talk walk give group cluster classify`.split(/\s+/),
);

type Term = { text: string; tags: string[]; offset: { start: number; length: number } };

/** The words of a clause, each with what it does there. */
export function wordsOf(text: string): Word[] {
  const sentences = nlp(text).json({ offset: true }) as { terms: Term[] }[];
  const terms = sentences.flatMap((sentence) => sentence.terms).filter((term) => term.text !== "");
  let at = 0;
  const words = tokensOf(text).map((token): Word => {
    while (at + 1 < terms.length && terms[at + 1]!.offset.start <= token.start) at += 1;
    const tags = terms[at]?.tags ?? [];
    const lower = token.text.toLowerCase();
    return {
      ...token,
      lower,
      part: closed.get(lower) ?? partsByTag.find(([tag]) => tags.includes(tag))?.[1] ?? "noun",
      isPlural: tags.includes("Plural") && !tags.includes("Possessive"),
      isActor: tags.includes("Actor") && !lower.endsWith("lists"),
      isOwner: /'s$/.test(lower) || (text[token.end] === "'" && lower.endsWith("s")),
      isPlace: tags.includes("Place") || tags.includes("Date"),
    };
  });
  for (const [index, word] of words.entries()) {
    const part = inPlace(words, index, word);
    if (part === "noun" && word.part === "verb") word.isPlural = /[^s]s$/.test(word.lower);
    word.part = part;
  }
  return words;
}

/** "Letting" of "let". */
export const gerundOf = (verb: string): string =>
  nlp(verb).verbs().toGerund().text().replace(/^is /, "") ||
  `${verb.replace(/ie$/, "y").replace(/(?<![eoy])e$/, "")}ing`;

/** What the neighbours of a word say of it where the tags are usually wrong. */
function inPlace(words: readonly Word[], at: number, { part, lower, opens, joined }: Word): Part {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (joined || next?.joined) return part;
  const takes =
    next !== undefined &&
    !next.opens &&
    /determiner|own|pronoun|number/.test(next.part) &&
    !/^(?:we|they|you|i)$/.test(next.lower);
  if (lower === "online" && !(next && !next.opens && next.part === "noun")) return "adverb";
  // "Reactions to return to office".
  if (part === "verb" && before?.lower === "to" && stances.test(words[at - 2]?.lower ?? "")) return "noun";
  if (part === "gerund" && at === 0 && next?.part === "preposition" && !closed.has(lower)) return "noun";
  if (lower === "next" && next?.lower === "to") return "preposition";
  if (lower === "matter" && /^(?:most|more|least|to)$/.test(next?.lower ?? "")) return "verb";
  if (opens && orders.has(lower) && next !== undefined && !next.opens) return "verb";
  const isDoing = isOfPeople(before) && next?.part === "noun" && !next.opens;
  if (part === "noun" && lower.endsWith("ing") && ((takes && next.part !== "number") || isDoing)) return "gerund";
  if (lower === "like" && !/^(?:auxiliary|pronoun|adverb|conjunction)$/.test(before?.part ?? "auxiliary"))
    return "preposition";
  if (lower === "other" && before?.lower === "each") return "pronoun";
  if (part === "noun" && ((canBeVerb(lower) && isInverted(words, at)) || endsQuestion(words, at))) return "verb";
  // "People rent party dishes", "names suits a tea".
  const isMany = before?.isPlural === true && before.isActor && !opens;
  if (part === "noun" && isMany && !/s$/.test(lower) && next && !next.opens && isInverted(words, at)) return "verb";
  if (
    part === "noun" &&
    !opens &&
    before?.part === "noun" &&
    (before.isPlural ? /[^s]s$/.test(lower) : isDone(lower) || canBeVerb(lower)) &&
    takes &&
    !isMany
  )
    return "verb";
  // "How do breweries see contract canning".
  if (/^(?:see|feel|view|perceive)$/.test(lower) && before?.isPlural === true && isInverted(words, at)) return "verb";
  if (part === "verb" && /(?:eers|ists|ians)$/.test(lower)) return "noun";
  if (part !== "verb" || before === undefined) return opensTitle(words, at) ? "noun" : part;
  if (closed.has(lower)) return part;
  const isThird = /[^s]s$/.test(lower);
  // "These names suit", "which features matter", "the delivery experience of".
  if (/^(?:these|those|the|an?|our|my|their|your|its)$/.test(before.lower)) return "noun";
  if (isThird && (before.lower === "which" || (isPeople(lower) && lower !== "leads"))) return "noun";
  // "How does our farm shop compare": of two verbs in a row the first is a thing.
  if (before.part === "noun" && next?.part === "verb" && !next.opens && !isThird) return "noun";
  // "A subscription for car seats".
  const isLast = next === undefined || next.opens;
  if (isThird && isLast && before.part === "noun" && words[at - 2]?.part === "preposition") return "noun";
  // "Would cat owners", "do nurses": the subject follows an auxiliary that opens.
  if (before.part === "auxiliary" && (isThird || (before.opens && !takes && !/^let/.test(before.lower)))) return "noun";
  // "The labels we supply", "are law firms choosing".
  if (
    isThird &&
    before.part === "noun" &&
    next &&
    !next.opens &&
    (next.part === "gerund" || /^(?:we|they|you|i)$/.test(next.lower))
  )
    return "noun";
  if (before.part === "noun" && isSingular(before) && !isThird && (isPassive(words, at) || !isBare(words, at)))
    return "noun";
  // "From shop owners", "six tenders", "won tenders".
  if (before.part === "adjective" && isThird && (next === undefined || next.opens)) return "noun";
  if (before.part === "preposition" && before.lower !== "to" && !takes) return "noun";
  if (!opens && isThird && /^(?:number|verb|participle|gerund)$/.test(before.part) && !takes) return "noun";
  return part;
}

/** Whether a word comes just after "let": "let an agent negotiate". */
export const isLet = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 5), at).some(({ lower }) => /^let(?:s|ting)?$/.test(lower));
const isOfPeople = (word: Word | undefined): boolean => word?.isPlural === true && isPeople(word.lower);
const isSingular = ({ isPlural, lower }: Word): boolean => !isPlural && !isPeople(lower);

/** "The car park question be settled": the verb comes later. */
const isPassive = (words: readonly Word[], at: number): boolean =>
  words.slice(at + 1, at + 4).some(({ lower }) => lower === "be");
const modal = /^(?:do|does|did|can|could|would|will|should|may|might|must)$/;

/** "Could the shop open", "let a shop open": where a verb without an ending may follow one thing. */
function isBare(words: readonly Word[], at: number): boolean {
  const row = words.slice(0, at);
  return row.some(
    ({ part, lower }) => part === "auxiliary" || /^(?:let|lets|make|makes|made|help|helps|see|to|how|and)$/.test(lower),
  );
}

const stances = /^(?:reaction|attitude|approach|response|barrier|resistance|objection|opposition)s?$/;

const isDone = (word: string): boolean =>
  /[^s]s$/.test(word) && /Present|Infinitive/.test(String(lexicon[word] ?? lexicon[word.slice(0, -1)]));

/** "What would a dentist pay for": behind the subject of a question comes its verb. */
function isInverted(words: readonly Word[], at: number): boolean {
  if (isPassive(words, at)) return false;
  const start = words.findLastIndex(({ opens }, index) => opens && index <= at);
  const row = words.slice(start, at);
  const auxiliary = row.findIndex(({ lower }) => modal.test(lower));
  const isAsked = row[0]?.part === "question" && row.at(-1)!.isPlural;
  return (
    ((auxiliary >= 0 && auxiliary <= 2) || isAsked) &&
    /^(?:noun|name)$/.test(row.at(-1)!.part) &&
    row.every(({ part }) => part !== "verb")
  );
}
/** "Which groups could a food bank recruit": the verb of a question about an object comes last. */
function endsQuestion(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (next !== undefined && !next.opens && next.lower !== "and") return false;
  const start = words.findLastIndex(({ opens }, index) => opens && index <= at);
  const row = words.slice(start, at);
  const from = row.findIndex(({ lower }) => modal.test(lower));
  return (
    !words[at]!.isPlural &&
    row[0]?.part === "question" &&
    from > 1 &&
    from < row.length - 1 &&
    row.every(({ part }) => part !== "verb")
  );
}
const dual = /^(?:fit|pay|stand|need|help|work|feel|look|change|struggle|stop|trust|read|matter|pick|book)$/;
const { lexicon } = (nlp.model() as { one: { lexicon: Record<string, unknown> } }).one;
const canBeVerb = (word: string) => dual.test(word) || lexicon[word] === "Infinitive";

/** "Price comparison widget", "Volunteers of": what opens a title and is followed by a noun is no order. */
function opensTitle(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]];
  if (word.part !== "verb" || at > 0 || next === undefined || next.opens) return false;
  if (/[^s]s$/.test(word.lower)) return true;
  return (next.part === "noun" && (!next.isPlural || next.isOwner)) || next.part === "gerund";
}

import nlp from "compromise";
import { cellsOf } from "../../cells.ts";
import { type Token, tokensOf } from "../../read-text.ts";
import { isPeople, isTagged, set } from "./words.ts";

/** What a word does in its sentence; "own" is a possessive of the one who asks. */
type Small = "adverb" | "auxiliary" | "conjunction" | "determiner" | "own" | "preposition" | "pronoun" | "question";
export type Part = Small | "adjective" | "gerund" | "name" | "noun" | "number" | "participle" | "verb";
/** What it does by its tags in compromise: by the first of these that it has. */
const partsByTag = `Expression adverb, QuestionWord question, Determiner determiner, Conjunction conjunction,
  Preposition preposition, Negative adverb, Modal auxiliary, Copula auxiliary, Auxiliary auxiliary, Pronoun pronoun,
  Adverb adverb, Gerund gerund, Participle participle, PastTense participle, Verb verb, Value number,
  Adjective adjective, ProperNoun name, Noun noun`
  .split(/,\s+/)
  .map((pair) => pair.split(" ") as [tag: string, part: Part]);

export type Word = Token & {
  lower: string;
  part: Part;
  isPlural: boolean;
  /** "Advisers'", "shop's". */
  isOwner: boolean;
  isActor: boolean;
};

/** Small words that do one thing in every topic. */
const closed = new Map(
  cellsOf(`
own | our my
auxiliary | do does did doing is are was were be been would could should will can may might must shall
verb | let lets make makes want wanted mean means react compare differ choose decide become becomes became tell say get
  think go goes has have had matter matters
determiner | no half
preposition | against outside near above behind in as with about through off over worth
pronoun | i its their there it them nobody nothing everyone everybody anyone anybody someone something others there's
question | who whom whose
noun | pet luxury firm terminal feature features rental scaffolding
adverb | please then so up out away today tonight still less ago
gerund | coming going being having getting using buying thinking looking
adjective | free online exclusive`).flatMap(([part = "", words = ""]) =>
    words.split(" ").map((word) => [word, part as Part] as const),
  ),
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
    const tagged = partsByTag.find(([tag]) => tags.includes(tag))?.[1];
    return {
      ...token,
      lower,
      part: closed.get(lower) ?? tagged ?? "noun",
      isPlural: tags.includes("Plural") && !/ics$|^(?:math|art|new)s$/.test(lower),
      isActor: tags.includes("Actor"),
      isOwner: /'s$/.test(lower) || (text[token.end] === "'" && lower.endsWith("s")),
    };
  });
  for (const [index, word] of words.entries()) {
    const part = partInPlace(words, index);
    if (part === "noun" && word.part === "verb") word.isPlural = /[^s]s$/.test(word.lower);
    word.part = part;
  }
  return words;
}

/** What the one who asks orders: an opening word of these is no noun. */
const orders =
  /^(?:test|explore|compare|find|describe|ask|imagine|segment|rank|sort|check|suppose|picture|try|talk|walk|group)$/;
const determining = /^(?:these|those|the|an?|our|my|their|your|its)$/;
/** What the neighbours of a word say of it where the tags are usually wrong. */
function partInPlace(words: readonly Word[], at: number): Part {
  const { part, lower, opens, joined } = words[at]!;
  const [before, next] = [words[at - 1], words[at + 1]];
  const isLast = next === undefined || next.opens;
  if (joined || next?.joined) return part;
  if (lower === "run" && next?.lower === "by") return "participle";
  if (closed.has(lower)) return part;
  // "Contract review software": what opens a title and is followed by a thing is no order.
  const isThing = !isLast && (next.part === "gerund" || (next.part === "noun" && !next.isPlural));
  if (before === undefined || opens)
    return orders.test(lower) && !isLast ? "verb" : part === "verb" && isThing ? "noun" : part;
  const isThird = /[^s]s$/.test(lower);
  const takes = !isLast && /determiner|own|pronoun|number/.test(next.part);
  const isDoing = part === "noun" ? takes : part === "adjective" && before.part === "noun";
  if (isDoing && /.{3}ing$/.test(lower)) return "gerund";
  // "Day to day", "hour by hour" behind a thing.
  if (part === "noun" && /^(?:noun|name)$/.test(before.part) && words[at + 2]?.lower === lower) return "adverb";
  const isMain = !isThird && canBeVerb(lower) && isInverted(words, at);
  if (part === "noun") return isMain || (/^(?:we|they|you|i|still)$/.test(before.lower) && !isThird) ? "verb" : part;
  if (part !== "verb" || isMain) return part;
  // "These names suit", "would cat owners", "won tenders", "luxury watches online".
  if (determining.test(before.lower) || (isThird && isPeople(lower))) return "noun";
  if (before.part === "auxiliary" && (isThird || (before.opens && !takes))) return "noun";
  const isBesideNoun = !isThird && before.part === "noun" && !isPeople(before.lower);
  if ((takes && next.lower !== "each") || before.isPlural) return part;
  // "Our robotics camp each July", "did our helpdesk chat solve": no verb is in this form behind one thing.
  const row = rowBefore(words, at);
  const isEnd = isLast || /^(?:each|preposition|conjunction|auxiliary)$/.test(takes ? next.lower : next.part);
  const isAlone = isEnd && row.every(({ part }) => part !== "auxiliary");
  if (isBesideNoun && (isAlone || next?.part === "verb")) return "noun";
  // "That rents are going up".
  if (isThird && before.lower === "that" && next?.part === "auxiliary") return "noun";
  const hasVerb = row.some((word) => /^(?:verb|gerund|participle)$/.test(word.part));
  return /^(?:noun|adjective)$/.test(before.part) && hasVerb ? "noun" : part;
}

const verbs = set(
  `finish leave pay need help work feel stop trust read book return recruit stand look fit miss change pick struggle`,
);
const canBeVerb = (word: string): boolean => isTagged(word, /^Infinitive$/) || verbs.has(word);
/** The words of a clause's part before one of them. */
export function rowBefore(words: readonly Word[], at: number): Word[] {
  const from = words.findLastIndex(({ opens }, index) => opens && index <= at);
  return words.slice(from, at);
}

/** "What would a dentist pay for", "do people who own a wok stop": behind a question's subject comes its verb. */
function isInverted(words: readonly Word[], at: number): boolean {
  const row = rowBefore(words, at);
  const more = words.slice(at + 1, at + 4).map(({ lower }) => lower);
  const isFollowed = words[at + 1]?.part === "verb" || verbs.has(more[0] ?? "") || more.includes("be");
  const isAfterThing = /^(?:noun|name)$/.test(row.at(-1)!.part) || /sel(?:f|ves)$/.test(row.at(-1)!.lower);
  return isAfterThing && !isFollowed && verbsDue(row) > 0;
}

/** How many verbs a question, or "why customers …", still lacks: its own, and that of each "who …". */
export function verbsDue(row: readonly Word[]): number {
  const isClause = (at: number) => row[at + 1]?.isPlural === true && isPeople(row[at + 1]!.lower);
  const isAsking = ({ lower }: Word, at: number) =>
    asking.test(lower) || (lower === "makes" && at === 1) || (/^(?:why|how|when)$/.test(lower) && isClause(at));
  const from = row.findIndex(isAsking);
  if (from < 0) return 0;
  return row.slice(from + 1).reduce((due, { part, lower }, at) => {
    const before = row[from + at]!;
    const isRelative = /^(?:who|that|which)$/.test(lower) && before.part === "noun";
    return due + Number(isRelative) - Number(part === "verb" && before.lower !== "to");
  }, 1);
}
const asking = /^(?:do|does|did|ca|could|would|will|wo|should|may|might|can)(?:n['’]?t)?$/;

/** "Letting" of "let", "using" of "use". */
export const gerundOf = (verb: string): string =>
  `${verb.replace(/^([^aeiou]*[aeiou])([bdgmnprt])$/, "$1$2$2").replace(/(?<![eoy])e$/, "")}ing`;

import { ownValue } from "../../../own-value.ts";
import { anyOf } from "../topic/cells.ts";
import { clausesOf } from "../topic/clauses.ts";
import { wordsOf } from "../topic/grammar.ts";
import { PhraseIndex } from "../topic/phrase-index.ts";
import { type Phrase, phrasesOf } from "../topic/phrases.ts";
import { plainText, stemOf, type Token, tokensOf, withoutOrders } from "../topic/read-text.ts";
import { isBody, isFunction, isGeneric, isPeople, isPlace } from "../topic/words.ts";
import { isAffinityWord } from "./affinity.ts";
import { ageBands, describedTraits } from "./described.ts";
import { isTraitWord } from "./persona-traits.ts";
import { industries, places } from "./places.ts";
import { agesIn, companyIn, type Income, incomeIn, patterns } from "./read-facts.ts";
import { works } from "./works.ts";

/** What a description says, each part null or empty where it says nothing. */
export type Description = {
  ages: [from: number, to: number] | null;
  /** Roles in its own words, such as "Retired nurse". */
  roles: string[];
  industry: string | null;
  place: { towns: string[]; money: string } | null;
  income: Income | null;
  company: string | null;
  traits: string[];
  /** What neither is a field of a persona nor moves an answer. */
  not_understood: string[];
};

function indexed<Entry>(rows: readonly [Entry, string[]][]): PhraseIndex<Entry> {
  const index = new PhraseIndex<Entry>();
  for (const [entry, words] of rows) for (const word of words) index.add(word, entry);
  return index;
}
const ageIndex = indexed(ageBands.map(([words, from, to]) => [[from, to] as [number, number], words]));
const industryIndex = indexed(industries);
const placeIndex = indexed(places.map((region) => [region, region.words]));
const traitIndex = indexed(describedTraits);

/** Who is anyone: such a word is no role. */
const anyone = new Set(
  `people person adult man woman consumer customer shopper user buyer resident citizen
  household someone individual folk millennial boomer zoomer gen generation z x senior everyone group public couple
  member respondent audience company firm business team women men children child kid toddler old employee staff
  hospital`.split(/\s+/),
);
/** Words for people's stance on what is named before them. */
const standing = new RegExp(
  `^${anyOf(`fan, lover, hater, enthusiast, sceptic, skeptic, critic, believer, opponent, collector, owner, drinker,
    eater, goer, rider, vegan, vegetarian, pacifist, minimalist, smoker, diabetic, gambler`)}$`,
);
const isStanding = (words: readonly string[]): boolean =>
  standing.test(stemOf(words.at(-1)!)) && !/business|shop|company|home|café|restaurant/i.test(words.at(-2) ?? "");
const agent = /.{3}(?:er|or|ist|ian|eer|nurse|wife|man|woman|chef|cook|clerk|aide|guide|pilot|vet|judge|priest)$/;

function rolesIn(phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter(({ words, before, article, verb }) => {
    if (article === "the" || (verb !== "" && before !== "as")) return false;
    const head = stemOf(words.at(-1)!);
    if (/^(?:without|at|in|for|by)$/.test(before) || words.some((word) => /^\d/.test(word)) || isBody(head))
      return false;
    if (anyone.has(head) || isStanding(words)) return false;
    return isPeople(head) || agent.test(oneOf(words.at(-1)!).toLowerCase()) || /^c[a-z]{1,2}o$|^vp$/.test(head);
  });
}

const singular: Record<string, string> = {
  wives: "wife",
  women: "woman",
  men: "man",
  people: "person",
  children: "child",
};

/** One of many, as a role or a fact is written: "retired nurses" is "Retired nurse". */
function oneOf(words: string): string {
  const all = words.trim().split(/\s+/);
  const last = all.at(-1)!;
  const ending = /wives$/.test(last)
    ? last.replace(/wives$/, "wife")
    : last.endsWith("s") && !/[su]s$/.test(last)
      ? stemOf(last)
      : last;
  const kept = /^\p{Lu}{2}/u.test(last) ? last.replace(/s$/, "") : ending;
  return [...all.slice(0, -1), ownValue(singular, last.toLowerCase()) ?? kept].join(" ");
}

const third: Record<string, string> = { have: "has", are: "is", do: "does", "don't": "doesn't", go: "goes" };

/** "Hate technology", of those who do, as a fact of one: "hates technology". */
function factOf(words: string, isDone: boolean): string {
  const [first = "", ...rest] = words.trim().split(/\s+/);
  const verb = first.toLowerCase();
  const irregular = ownValue(third, verb);
  if (irregular) return [irregular, ...rest].join(" ");
  const isBase = wordsOf(words)[0]?.part === "verb" && !/(?:s|ing|ed)$/.test(verb) && (rest.length > 0 || isDone);
  if (isBase) return [`${verb}s`, ...rest].join(" ");
  return isPeople(words.split(/\s+/).at(-1)!.toLowerCase()) && !/^(?:no|without|never)$/.test(verb)
    ? oneOf(words)
    : words;
}

const mostTraits = 5;

/** What a description says: every word is a field, a trait, or named as not understood. */
export function readDescription(description: string): Description {
  const plain = withoutOrders(plainText(description)).text;
  const text = plain.toLowerCase();
  const tokens = tokensOf(plain);
  const used = new Set<number>();
  const use = (said: string | undefined) => {
    const at = said === undefined ? -1 : text.indexOf(said.toLowerCase());
    if (at >= 0)
      for (const [index, token] of tokens.entries())
        if (token.start >= at && token.start < at + said!.length) used.add(index);
  };
  const find = <Entry>(index: PhraseIndex<Entry>): Entry[] =>
    index.find(tokens).map(({ entry, at, length }) => {
      for (let word = at; word < at + length; word += 1) used.add(word);
      return entry;
    });
  const [aged, earned, sized] = [agesIn(text), incomeIn(text), companyIn(text)];
  for (const found of [aged, earned, sized]) use(found?.said);
  for (const band of [patterns.none, patterns.low, patterns.high])
    for (const [said] of text.matchAll(new RegExp(band, "g"))) use(said);
  if (earned) for (const said of ["earning", "earn", "income", "salary", "household", "a year", "per year"]) use(said);
  const phrases = clausesOf(plain).flatMap((clause) => phrasesOf(clause));
  const stands = phrases
    .filter(({ words }) => words.length > 1 && isStanding(words))
    .map((phrase) => said(plain, phrase));
  for (const words of stands) use(words);
  const roles = rolesIn(phrases);
  const [band] = find(ageIndex);
  const [industry = null] = find(industryIndex);
  const [region] = find(placeIndex);
  const named = placeNamed(plain, tokens, used);
  const traits = find(traitIndex);
  for (const role of roles) use(said(plain, role));
  const left = leftIn(plain, tokens, used);
  const isKind = region?.words.includes("rural") || region?.words.includes("urban") || region?.words.includes("suburb");
  const near = named && isKind ? `${region!.words[0]} ${named}` : named;
  const place = region && !(isKind && named) ? region : near ? { towns: [near], money: region?.money ?? "$" } : null;
  return {
    ages: aged?.ages ?? band ?? null,
    roles: [...new Set(roles.map((role) => roleOf(role, phrases)))].slice(0, 4),
    industry,
    place,
    income: earned?.income ?? null,
    company: sized?.company ?? null,
    traits: [...new Set([...traits, ...stands.map((words) => oneOf(words)), ...left])].slice(0, mostTraits),
    not_understood: [...left, ...roles.flatMap(besides)].filter(
      (trait) => !isTraitWord(trait) && !isAffinityWord(trait) && !leaning.test(trait),
    ),
  };
}

const said = (plain: string, { clause, from, to }: Phrase): string =>
  plain.slice(clause.start + clause.tokens[from]!.start, clause.start + clause.tokens[to - 1]!.end);

/** What liking or disliking of a thing a fact says, which counts where the thing is asked about. */
const leaning = /^(?:loves|likes|enjoys|hates|dislikes|avoids)\s/;

/** Words of a role that change nothing: "left-handed" of nurses. */
function besides({ words, clause, to }: Phrase): string[] {
  const head = to - 1;
  const told = clause.tokens.slice(to - words.length, head).filter(({ text }) => !isPlace(text) && !isStandIn(text));
  const text = told.map((token) => token.text).join(told.some(({ joined }) => joined) ? "-" : " ");
  return text === "" ||
    works.some(({ words: known }) => known.exec(`${text} ${words.at(-1)} `.toLowerCase())?.index === 0)
    ? []
    : [text];
}

const standIns = new Set(
  `busy female male white black young old older small large senior junior general business head chief primary
  secondary`.split(/\s+/),
);
const isStandIn = (text: string): boolean => standIns.has(text.toLowerCase()) || /^[A-Z]{2,}$/.test(text);

/** A role with those it is of: "parent of toddlers". */
const roleOf = ({ words, clause, to }: Phrase, phrases: readonly Phrase[]): string => {
  const next = phrases.find(
    (other) => other.clause === clause && other.from === to + 1 && other.before === "of" && other.isPeople,
  );
  const own = clause.tokens
    .slice(to - words.length, to)
    .filter(({ text }) => !/^(?:busy|female|male|white|black|young|old|older)$/i.test(text) && !isPlace(text))
    .map(({ text, joined }, at) => (joined && at > 0 ? `-${text}` : ` ${text}`));
  const role = `${oneOf(own.join(""))}${next ? ` of ${next.words.join(" ")}` : ""}`;
  return `${role[0]!.toUpperCase()}${role.slice(1)}`;
};

/** A place that no table knows but the description names: "in Nagoya", "Cologne commuters". */
function placeNamed(plain: string, tokens: readonly Token[], used: Set<number>): string | null {
  const after =
    /\b(?:in|from|across|around|near)\s(?:the\s)?(\p{Lu}\p{Ll}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]+){0,2})(?!\p{L})/u.exec(
      plain,
    )?.[1];
  const at = tokens.findIndex(
    ({ text, start }, index) => !used.has(index) && (after ? plain.startsWith(after, start) : isPlace(text)),
  );
  if (at < 0 || /^(?:Fortune|Gen|SaaS|Series)\b/.test(tokens[at]!.text)) return null;
  const count = after ? tokensOf(after).length : 1;
  for (let word = at; word < at + count; word += 1) used.add(word);
  return (after ?? tokens[at]!.text).slice(0, 80);
}

/** What no table took, clause by clause, as facts of one person. */
function leftIn(plain: string, tokens: readonly Token[], used: ReadonlySet<number>): string[] {
  const facts: string[] = [];
  let part: Token[] = [];
  let isDone = false;
  const end = () => {
    while (part.length > 0 && isFunction(part.at(-1)!.text.toLowerCase())) part.pop();
    const [first] = part;
    if (first && (/^(?:no|without|never)$/i.test(first.text) || part.some(({ text }) => isTelling(text))))
      facts.push(factOf(plain.slice(first.start, part.at(-1)!.end), isDone));
    part = [];
  };
  for (const [at, token] of tokens.entries()) {
    const word = token.text.toLowerCase();
    if (token.opens || used.has(at) || /^(?:and|or|who|that|with|which|at|in|for|of)$/.test(word)) end();
    if (
      used.has(at) ||
      (part.length === 0 && isFunction(word) && !/^(?:no|not|never|without|don't|can't|cannot)$/.test(word))
    )
      continue;
    if (part.length === 0) isDone = /^(?:who|that)$/i.test(tokens[at - 1]?.text ?? "");
    if (part.length === 0 && isPeople(word) && anyone.has(stemOf(word))) continue;
    part.push(token);
  }
  end();
  return facts;
}

/** Whether a word distinguishes people; a word that fits anyone does not. */
const isTelling = (text: string): boolean => {
  const word = text.toLowerCase();
  if (/^(?:aged?|ages|female|male|white|black|women|men|woman|man|buyer|buyers)$/.test(word)) return false;
  return !isFunction(word) && !(isPeople(word) && anyone.has(stemOf(word))) && !isGeneric(word) && !/^\d/.test(word);
};

import { any } from "./any.ts";
import type { DeedName } from "./deeds.ts";
import { studyNouns } from "./study-nouns.ts";
import type { ThingName } from "./things.ts";

/** What the opening of a sentence says: its deeds, and the things in it before what it is about. */
export type Opening = {
  does: (...names: DeedName[]) => boolean;
  names: (...names: ThingName[]) => boolean;
  /** Whether the whole sentence names a thing, what it is about included. */
  says: (name: ThingName) => boolean;
  /** How it refers to a study of this account. */
  study: "handle" | "name" | "pronoun" | null;
  /** Whether the whole sentence names a certain study. */
  saysStudy: boolean;
  /** How many studies it refers to. */
  studies: number;
  /** Whether a colon, a line or a quote follows. */
  hasMaterial: boolean;
  words: number;
  said: string;
  head: string;
};

/** A check of one matter: "see if it is done" asks no people. */
const checks =
  /^(?:see|check|find out|learn|know|understand) (?:if|whether|how|what|why) (?:it|that|this|the|my|our|they|we|i)\b/i;

/** A request for a study of any subject. */
export const asksPeople = ({ does, names, study, said }: Opening): boolean =>
  (does("research") && study !== "handle" && !checks.test(said)) ||
  does("bareStudy") ||
  (does("make") &&
    names("study") &&
    !names("again", "persona", "offer", "studies") &&
    study !== "handle" &&
    study !== "name");

const notOthers = "(?!(?:i|we|you|it|they|he|she|this|that|these|those|there|the|my|our|your|an?|ones?)\\b)";
const modal = "(?:do|does|would|will|are|is|could|can|might|should)(?:n't)?";
const questionWord = "(?:(?:why|how|what|which \\w+|where|when)(?: \\w+)? )?";
const plural = "(?:[\\p{L}-]+ ){0,3}?(?:people|\\p{L}+(?:s|men|women|z|folk))\\b";
const view = "(?:think|make|feel|believe|say|want|need|like|prefer|choose|decide|hate|expect|use|buy|would)";
const aboutPeople = [
  new RegExp(`^${questionWord}${modal} ${notOthers}${plural}`, "iu"),
  new RegExp(
    `^(?:what|how|why|whether|if) ${notOthers}(?!(?:did|${modal}) (?:one|i|we|you|it|they|he|she)\\b)(?:[\\p{L}-]+ ){1,5}?${view}\\b`,
    "iu",
  ),
  new RegExp(`^(?:which|what) of .{2,60}? ${modal} ${notOthers}${plural}`, "iu"),
  /^what (?:makes|drives|stops|keeps|would make|leads|gets) /i,
];
/** One name may be a saved persona's or a country's. */
const ofOne = /^[Ww]hat (?:would|will) \p{Lu}\p{Ll}+(?<!s) /u;

/** A question about people at large: not this account, its records or its people. */
export const isAboutPeople = ({ does, names, words, said, study }: Opening): boolean =>
  does("question") &&
  words > 3 &&
  !ofOne.test(said) &&
  study !== "handle" &&
  study !== "name" &&
  !names("own", "persona", "studies", "study") &&
  aboutPeople.some((form) => form.test(said));

/** An order or a question about this account's records. */
export const isOwn = (one: Opening): boolean =>
  !asksPeople(one) &&
  !(one.does("question") && one.study === null && !one.names("own", "persona", "webhook", "studies"));

/** The most words of a request that has no verb, such as "my last five studies". */
const mostBare = 5;

/** A few words without a verb. */
export const isBare = (one: Opening): boolean => one.words <= mostBare && !one.said.includes(",");

/** A question for yes or no about how this service works, such as "can others see my studies". */
export const isClosed = ({ said }: Opening): boolean =>
  /^(?:can|could|do|does|will|would|is|should|may)\b(?! (?:i|we) (?:still )?have\b| there\b)/i.test(said);

/** A question about what would be, which no result says yet. */
export const isSupposed = ({ said }: Opening): boolean => /\b(?:would|will|could|should|might|does)\b/i.test(said);

/** Whether a sentence that begins with a result goes on to say something of it. */
export const isStatement = ({ said, words, hasMaterial }: Opening): boolean =>
  /^(?:the |any |latest )?(?:results?|findings?|status|report|state|summary|transcripts?)\b/i.test(said) &&
  (words > 7 || hasMaterial || /^(?:\S+ ){1,4}(?:\w+ed|were|was|are|is|looks?|seems?|do|does|did) /i.test(said));

/** How clearly an act names its study: less by a pronoun in a longer sentence, not at all where material follows. */
export const onStudy = ({ study, words, hasMaterial, said }: Opening): number => {
  if (study === null || hasMaterial) return 0;
  return (study === "pronoun" && (words > 9 || said.includes(","))) || ofLife.test(said) ? 1 : 3;
};

const goesOn = any(
  "again now please pls off down out over away right before after because since so as and or but until when if is was has " +
    "in on from to for with by at one study public publicly private immediately asap today once finish continue go run complete instead anyway too also",
  "last|latest|newest|recent|previous|first|second|third|fourth|fifth|two|running|current",
  studyNouns,
  "results?|report|findings?|interviews?",
);
const ofThat = new RegExp(`\\b(?:(?:this|that|these|those)|st_\\w+) (?!(?:${goesOn})\\b)\\p{L}`, "iu");

/** Whether another thing than a study is meant: "that order". */
export const isAnotherThing = ({ said }: Opening): boolean => ofThat.test(said);

/** What people cancel or stop elsewhere. */
const ofLife =
  /\b(?:my|our|your) (?:\w+ )?(?:membership|subscription|account|contract|order|booking|plan|policy|insurance)\b/i;

const nameOfOne = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,3}";
const persons = [
  new RegExp(
    `^\\p{L}+(?: (?:off|out|rid of|away|the|my|our|of))* ${nameOfOne}(?:$|,| (?:from|out|now|please|for)\\b)`,
    "u",
  ),
  /\b(?:him|her)\b/i,
  /^\p{Lu}\p{L}+ can go\b/u,
  /^(?:he|she|they) can go\b/i,
];

/** Whether what is deleted is a persona: by the word, an id or a name, and nothing else of the account. */
export const isPerson = ({ names, said }: Opening): boolean =>
  !names("study", "key", "webhook", "everything", "gallery") &&
  (names("persona") || persons.some((form) => form.test(said)));

/** A question about what this service does with any study, such as "how long do you keep transcripts". */
export const isOfService = ({ said }: Opening): boolean =>
  /^(?:how|when|where|why|who|do|can|will)\b.*\b(?:do|does|can|will|would) (?:you|this|it)\b(?! (?:still )?(?:have|know)\b)/i.test(
    said,
  ) || /^(?:do|can|will) you\b(?! (?:still )?(?:have|know)\b)/i.test(said);

/** Whether a study is to run again with more changed than its seed and its engine, which is a study of its own. */
export function changesMore(said: string): boolean {
  const change = /\b(?:but|except|only|with|for)\b(.+)$/i.exec(said)?.[1];
  return change !== undefined && !/\b(?:seed|engine|simulator|model|again|me|us|same|once)\b/i.test(change);
}

const firstName = "(?!(?:Gen|The)\\b)\\p{Lu}\\p{Ll}+(?<!s|ese|ish|ian|ans)(?: \\p{Lu}\\p{Ll}+)?";
const names = `(?<names>${firstName}(?:(?:,|,? and) ${firstName})*)`;
const answers = "(?:say|tell|answer|react|decide|choose|judge|think|pick)";
const named =
  "(?:[Aa]sk|[Ii]nterview|[Pp]oll|[Qq]uestion|(?:[Tt]ry|[Tt]est|[Rr]un|[Pp]ut)(?: \\w+){1,3} (?:past|on|by|to|before))";
const asksNames = [
  new RegExp(`^${named} ${names}(?=$|,? (?:if|whether|what|how|why|which|who|when|where|about|to)\\b)`, "u"),
  new RegExp(`^(?:[Ll]et|[Hh]ave) ${names} ${answers}\\b`, "u"),
];

/** The names of those who are asked by name, as only saved personas are. */
export function namesAsked(said: string): string[] {
  const plain = said.replace(/\bmy personas? /g, "");
  const found = asksNames.map((form) => form.exec(plain)?.groups?.names).find((one) => one !== undefined);
  const personas = [...said.matchAll(/\b[Pp]ersonas? ((?:\p{Lu}[\p{L}'-]+(?:,? and |, | )?)+)/gu)].map(
    ([, one]) => one!,
  );
  const names = [...(found === undefined ? [] : [found]), ...personas]
    .flatMap((one) => one.split(/,? and |, /))
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return [...new Set(names)];
}

/** Whether people are asked by their names. */
export const asksNamed = ({ said }: Opening): boolean => asksNames.some((form) => form.test(said));

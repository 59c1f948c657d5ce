import { anyOf } from "../../../engines/cells.ts";
import { called, capital } from "../../../engines/subject-words.ts";
import { listed } from "../../report/listed.ts";
import { optionsIn } from "../named-options.ts";
import { peopleIn } from "../people-words.ts";
import { type Answer, merits, troubles } from "./answer-forms.ts";
import { peopleAsked } from "./asked-groups.ts";
import { type Material, measure } from "./material.ts";
import { namedBy, onConsideration } from "./on-consideration.ts";
import { pointsOn, topInWords } from "./points.ts";
import { kindOf } from "./question-kind.ts";

/** Words before what a request singles out, or counts among what it asks about. */
const lists = [
  anyOf("especially, particularly, in particular, above all, most of all"),
  anyOf("including, such as, for example, for instance, e\\.g\\."),
].map((words) => new RegExp(`\\b${words}:?,?\\s+([^?.;:()]+)`, "i"));
/** "On price, equipment and opening hours": aspects at the end of a question. */
const aspects =
  /\b(?:on|in terms of|regarding|when it comes to) ((?:[\p{Ll} -]+, )+[\p{Ll} -]+,? (?:and|or) [\p{Ll} -]+)\?$/u;
/** "Choose us or another supplier": a side that nobody was asked about. */
const otherSide =
  /\b(?:us|ours) or ((?:another|a different|some other|someone|somebody|a rival|a competitor)(?: (?!for\b|when\b|in\b)\p{Ll}+)?)/u;
const mostWords = 6;
const beginsClause =
  /^(?:if|that|when|while|because|to|not|is|are|do|does|did|would|will|can|should|what|how|why|who|where|which|whether)\b/i;

/** The things that a phrase lists, as they are named; none where one of them is no such name. */
function itemsOf(phrase: string | undefined): string[] {
  const items = (phrase ?? "").split(/,\s*(?:and |or )?|\s(?:and|or)\s/).map((item) =>
    item
      .trim()
      .replace(/^(?:(?:also|just|even|simply|both|either|for|on|about|with|by|among|when it comes to)\s)+/i, "")
      .replace(/\s(?:that|which|who|we|they|you|i)\s.*$/i, "")
      .replace(/^(?:our|their|my|your)\s/i, "the "),
  );
  const isNamed = (item: string) =>
    /\p{L}{3}/u.test(item) && item.split(" ").length <= mostWords && !beginsClause.test(item);
  return items.every(isNamed) ? items : [];
}

/** The parts of a question that it lists by name. */
export function partsIn(question: string): string[] {
  const phrases = [...lists, aspects].map((list) => list.exec(question)?.[1]);
  const other = otherSide.exec(question)?.[1];
  return [...new Set([...phrases.flatMap(itemsOf), ...(other === undefined ? [] : [other.trim()])])];
}

/** What was said of each part that a question lists, and that nothing was of the others. */
function ofParts(material: Material, question: string, said: string): string[] {
  const isRival = (part: string) =>
    material.plan.competitors.some((name) => part.toLowerCase().includes(name.toLowerCase()));
  const parts = partsIn(question).filter((part) => !isRival(part) && !said.includes(part));
  const told = parts.flatMap((part) => {
    const answer = namedBy(part) === undefined ? null : onConsideration(material, part);
    return answer === null || "cannot_tell" in answer ? [] : [{ part, words: answer.leads.at(-1)! }];
  });
  const untold = parts.filter((part) => !told.some((one) => one.part === part));
  return [
    ...told.map(({ part, words }) => `${capital(part)}: ${words}`),
    ...(untold.length === 0 ? [] : [`${capital(listed(untold))}: nothing was said that could be counted.`]),
  ];
}

const pairOf = new RegExp(
  `\\b(${anyOf("current, existing, new, young, younger, regular, frequent, small, male")}) and (\\p{L}+ \\p{L}+s)\\b`,
  "iu",
);

/** "Customers and non customers", "both tradesmen and hobbyists": people whose answers are not kept apart. */
function ofPeople(question: string): string[] {
  const [, one, other] =
    /\b(\p{L}+s) and (non[- ]?\p{L}+s)\b/iu.exec(question) ??
    pairOf.exec(question) ??
    /\bboth (.{3,40}?) and (.{3,40}?)(?=[?,.;]|$)/i.exec(question) ??
    [];
  if (one === undefined || other === undefined) return [];
  const isPeople = (words: string) => peopleIn(words) || /^(?:those|the ones|people)\b|^non/i.test(words);
  return isPeople(one) || isPeople(other) ? [`The answers are not kept apart by “${one}” and “${other}”.`] : [];
}

const grouping = /\b(?:segment|group|cluster|divide|classify|type|kind)\w*\b.*?\bby ([^?,;(.]*)/i;
const noGround = /^(?:(?:their |what they )?needs?\b|our|us|the|an?|\d|next|now)\b/i;

/** "Segments by how they do their books": the interviews group by needs alone. */
function ofGrouping({ brief }: Material, question: string): string[] {
  const by = grouping
    .exec(question)?.[1]
    ?.replace(/\s(?:rather than|instead of|and not|not (?:just|only|merely))\b.*$/i, "")
    .trim();
  if (brief.study_type !== "segmentation" || by === undefined || noGround.test(by)) return [];
  return [`They are told apart by their needs, and not by ${by}.`];
}

const inFact = /\b(?:who|what|which)\b.*\b(?:uses?|buys?|visits?|joins?|attends?|comes?|subscribes?)\b/i;

/** "Who uses our libraries?": by what people are for a thing it is not known who takes it up, nor how many kinds there are. */
function ofUse(question: string): string[] {
  const kind = kindOf(question);
  const asksUse = inFact.test(question) && !/\b(?:would|will|could|might)\b/i.test(question);
  return [
    ...(kind === "groups" && /\bhow many\b|\bthere\b/i.test(question)
      ? ["How many groups there are in a market, so few personas cannot tell."]
      : []),
    ...((kind === "groups" || kind === "who") && asksUse
      ? ["Who does so in fact, and who does not, these interviews cannot tell."]
      : []),
  ];
}

/** That a brand's awareness is no matter of simulated interviews, where its questions had no name to ask about. */
const ofAwareness = (material: Material, question: string): string[] =>
  /\bawareness\b|\baware of\b/i.test(question) && measure(material, "aided_awareness")?.value == null
    ? ["How many people know it simulated interviews cannot tell."]
    : [];

const versions = /\b(?:two|three|four|both|several|\d) (?:\p{L}+ )?(?:versions|variants|designs|models)\b/iu;

/** Why "each of them" has no answer, of versions of a thing or of rivals; null where those are people. */
export function eachAlone({ brief, plan }: Material, question: string): string | null {
  const isNamed = !/\b(?:each|both|either) (?:one|of (?:them|these|those))\b/i.test(question);
  if (isNamed || brief.study_type === "messaging" || plan.claims.length > 1 || versions.test(brief.topic))
    return "The interviews weigh the whole; what each of its versions says needs a study of each.";
  return plan.competitors.length > 1
    ? "The interviews do not weigh each of them by itself; that needs a study of each."
    : null;
}

/** Versions that a topic speaks of, and that were not put one by one. */
const ofVersions = ({ brief, plan }: Material, question: string): string[] =>
  versions.test(brief.topic) && optionsIn(question) === null && plan.prices.length < 2
    ? ["Its versions were not put to the respondents one by one."]
    : [];

/** Rivals whose names a study of rivals does not have. */
const ofRivals = ({ brief, plan }: Material): string[] =>
  brief.study_type === "competitor" && plan.competitors.length === 0
    ? ["The topic names no rival, so that none was put to the respondents."]
    : [];

const place = anyOf("the, an?, their, \\p{Ll}+ing");
const asksSteps = [
  /\bgo(?:es)? through\b|\bstep by step\b|\bwalk (?:us|me) through\b/i,
  new RegExp(`^(?:how|what) (?!.*\\b(?:switch|mov|chang))\\p{Ll}+ .*\\bfrom ${place}\\b.*\\bto ${place}\\b`, "iu"),
];

/** "What do guests go through from arriving to leaving?": the steps, of which interviews name none. */
const ofSteps = (question: string): string[] =>
  asksSteps.some((pattern) => pattern.test(question))
    ? ["Step by step these interviews do not follow anybody; they tell what weighs on the whole."]
    : [];

/** "And the other way round": the side that an answer on one side leaves out. */
function ofReverse(material: Material, question: string, said: string): string[] {
  if (!/\bthe other way (?:round|around)\b|\bvice versa\b/i.test(question)) return [];
  const sides = ([-1, 1] as const).map((side) => [side, pointsOn(material, side)] as const);
  const left = sides.find(([, points]) => points.length > 0 && !said.toLowerCase().includes(points[0]!.words));
  if (left === undefined) return [];
  const [side, points] = left;
  return [`The other way round: ${topInWords(material, points, (side === 1 ? merits : troubles)(""))}.`];
}

/** Words with which a question sets one thing beside another. */
export const compares =
  /\bas \w+ as\b|\bcompar\w+|\bversus\b|\bvs\b|\b(?:next|relative) to\b|\bthan\b|\bover\b|\bagainst\b|\brather than\b|\binstead of\b|\bdiffer\w*/i;

/** Firms that a question names beside the one that the answer is on. */
function ofOtherNames({ plan }: Material, question: string, said: string): string[] {
  if (compares.test(question)) return [];
  const isIn = (text: string) => (name: string) => text.toLowerCase().includes(name.toLowerCase());
  const others = plan.competitors
    .filter(isIn(question))
    .filter((name) => !isIn(said)(name) && !isIn(plan.subject)(name));
  const isListed = others.some((name) =>
    /(?:\bor|\band|,)\s$/i.test(question.slice(0, question.toLowerCase().indexOf(name.toLowerCase()))),
  );
  if (!isListed || !isIn(question)(bareName(plan.subject))) return [];
  return [`This is on ${called(plan)}; of ${listed(others)} it was not asked.`];
}
const bareName = (subject: string): string => subject.replace(/^(?:an?|the|your) /, "");

/** What an answer leaves open of what is asked, in plain sentences. */
export function leftOpen(material: Material, question: string, place: number, answer: Answer): string[] {
  if ("cannot_tell" in answer) return [];
  const said = [answer.leads[0], ...answer.further].join(" ");
  const ofTopic = place === 0 ? [...ofVersions(material, question), ...ofRivals(material)] : [];
  return [
    ...ofParts(material, question, said),
    ...ofPeople(question),
    ...ofGrouping(material, question),
    ...ofUse(question),
    ...ofAwareness(material, question),
    ...ofSteps(question),
    ...ofReverse(material, question, said),
    ...ofOtherNames(material, question, said),
    ...peopleAsked(material.brief.topic, question, place),
    ...ofTopic,
  ];
}

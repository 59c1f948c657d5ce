import { type ConsiderationId, considerations } from "../../../engines/considerations.ts";
import { called, capital } from "../../../engines/subject-words.ts";
import { type Answer, leadsOf, perception, sidesInWords, troubles, worst } from "./answer-forms.ts";
import { estimatedOf, estimatedOfAll, type Material, measure } from "./material.ts";
import { afterFirst, alsoInWords, fittingQuotes, pointInWords, pointsOn, topSentence } from "./points.ts";

/** How satisfied people are: the share by their ratings, then what weighs against it. */
export function satisfied(material: Material): Answer {
  const share = measure(material, "csat_t2b")?.value;
  if (share == null) return perception(material);
  const easy = measure(material, "ces_agree")?.value;
  const points = pointsOn(material, -1);
  const count = capital(estimatedOfAll(material, share));
  const is = Math.round(share * material.interviews.length) > 1 ? "are" : "is";
  return {
    leads: leadsOf(
      material.plan,
      [`${count} ${is} satisfied with ${called(material.plan)}.`],
      [`${count} ${is} satisfied.`],
    ),
    further: [
      ...(easy == null ? [] : [`It was easy for ${estimatedOf(material, easy)} of them, by estimate from ratings.`]),
      ...(points.length === 0 ? [] : [topSentence(material, points, troubles(""))]),
    ],
    quotes: fittingQuotes(material, points[0]),
  };
}

/** What can go wrong on the way through something; that it does not suit or costs too much is no place in it. */
const onTheWay: ConsiderationId[] = [
  "effort",
  "speed",
  "service",
  "simplicity",
  "reliability",
  "support",
  "features",
  "integration",
  "learning",
  "convenience",
  "reversibility",
  "migration",
  "price_clarity",
  "control",
  "privacy",
];
const labelsOnTheWay = new Set<string>(
  onTheWay.flatMap((id) => [considerations[id].theme, considerations[id].objection]),
);

/** Where it goes wrong: what does so on the way through it; the steps themselves are not known. */
export function whereWorst(material: Material): Answer {
  const points = pointsOn(material, -1).filter(({ label }) => labelsOnTheWay.has(label));
  const [first] = points;
  const unknown = "At which step it happens, these interviews do not tell.";
  if (first === undefined) {
    const whole = worst(material);
    return "cannot_tell" in whole ? whole : { ...whole, further: [...whole.further, unknown] };
  }
  const others = afterFirst(points).slice(0, 2);
  const lead = (words: string) => [topSentence(material, points, troubles(` on the way${words}`))];
  return {
    leads: leadsOf(material.plan, lead(` with ${called(material.plan)}`), lead("")),
    further: [
      ...(others.length === 0 ? [] : [`After that: ${alsoInWords(others, material.interviews.length)}.`]),
      unknown,
    ],
    quotes: fittingQuotes(material, first),
  };
}

/** How to put something to people: what to begin with, and what has to be answered. */
export function wording(material: Material): Answer {
  const [[liked], [doubted]] = [pointsOn(material, 1), pointsOn(material, -1)];
  if (liked === undefined && doubted === undefined)
    return { cannot_tell: "Nothing was said in enough of these interviews to begin with or to answer." };
  const begin = liked && `Begin with ${pointInWords(material, liked)}`;
  const reply = doubted && `answer ${pointInWords(material, doubted)}`;
  const both = [begin, reply].filter((part) => part !== undefined);
  return {
    leads: [`${capital(both.join(", and "))}.`, `${capital(both[0]!)}.`],
    further: [
      ...(doubted === undefined ? [] : [`What would answer it is ${doubted.wording.see}.`]),
      `As it is, ${sidesInWords(material, ["is in favour", "are in favour"], "against", "undecided")}.`,
    ],
    quotes: fittingQuotes(material, liked ?? doubted),
  };
}

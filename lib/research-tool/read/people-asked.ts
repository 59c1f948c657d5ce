import { partOf } from "../../cut-text.ts";
import { any } from "./any.ts";
import { counts, numberOf } from "./counts.ts";
import type { Material } from "./material.ts";

/** The people of a study, and how many of them a message names. */
export type People = { words: string | null; count: number | null };
const introducing = "on|about|into|regarding|concerning|whether|why|how|what|who|which|if|when|where";
const phrase = `((?:(?!\\b(?:${introducing}|using|and ask|and see|to (?:see|find|learn|understand|test)|would|will|do)\\b)[^,;:.?!\\n⟦]){2,120})`;
const about = "(?:about|around|some|exactly|up to|at least)";
const several =
  "a few|a couple of|a group of|a panel of|a handful of|a bunch of|a dozen|several|some|the|our|my|actual|real";
const counted = new RegExp(
  `^(?:${about}\\s+)?(?:(\\d{1,4}|${counts.join("|")})(?:\\s+(?:or so|different|of (?:the|our|my)))?\\s+|(?:${several})\\s+)?`,
  "i",
);
/** Words that name no certain people. */
const anyone = any(
  "everyone folks they them we you it this that there someone anyone others us me interviewees audience b2b b2c one",
  "(?:people|persons?|users?|customers?|consumers?|respondents?|participants?|personas?|interviews?|buyers?)",
  "the public",
  "b2b buyers?",
  "b2c consumers?",
  "a study",
  "they['’](?:d|re|ll)",
);
const generic = new RegExp(`^(?:${anyone})$`, "i");

const asking =
  "ask|interview|survey|poll|talk to|speak (?:to|with)|hear from|question|sound out|get (?:feedback|reactions|opinions|impressions) from";

/** The people whom the order itself names: "with nurses", "ask 4 CFOs". */
export function peopleIn(said: Material): People | null {
  const beside = said.take(
    new RegExp(
      `\\s{0,3}\\b(?:with|among|amongst|across|targeting|aimed at|in front of|from)\\s+${phrase}(?=[,;:.?!\\n⟦]|\\s+(?:${introducing}|to)\\b|$)`,
      "i",
    ),
  );
  const deed =
    beside ??
    said.take(new RegExp(`(?<=^(?:${asking}))\\s+${phrase}(?=\\s+(?:${introducing}|to|would|will|do)\\b|[,:]|$)`, "i"));
  return deed === null ? null : peopleOf(deed[1]!);
}

function peopleOf(phrase: string): People {
  const [prefix, count] = counted.exec(phrase)!;
  const words = partOf(phrase, prefix.length)
    .replace(/\s+(?:and|or|to|for|please|be|costs?(?: me| us)?)$/i, "")
    .trim();
  return {
    words: words.length < 3 || generic.test(words) ? null : words,
    count: count === undefined ? null : numberOf(count),
  };
}

const questionWord =
  "(?:whether|if|why|how|what|when|which \\w+|where|would|do|does|will|are|is|could|might|should|can)";
const auxiliary =
  "(?:do|does|would|will|did|might|could|much(?: more)?|often|many|likely|are|is|should|makes?|drives?|stops?|keeps?)";
const predicate = any(
  "would will do does are is feel think want need prefer like love hate pay buy use choose pick trust react see care mind switch leave cancel consider might could should can actually really",
  "say|make|decide|stop|still|find|expect|delay|avoid|look|shop|hesitate|keep|get|drop|quit|try|go|have|spend",
  "value|worry|struggle|deal|handle|manage|learn|put off|to",
);
const clauseSubject = new RegExp(
  `^${questionWord}(?:\\s+${auxiliary})*\\s+((?:[\\p{L}\\p{N}'’-]+\\s+){1,6}?)(?=(?:${predicate})(?:e?s)?\\b)`,
  "iu",
);

/** Who a question is about: "nurses" in "would nurses pay $9". */
export function subjectOf(clause: string): People | null {
  const found = clauseSubject.exec(clause);
  if (found === null) return null;
  const people = peopleOf(found[1]!.trim());
  return people.words === null || /^(?:it|a|an|this|that|these|my|our|there|he|she|i)\b/i.test(people.words)
    ? null
    : people;
}

import type { TopicPlan } from "../task.ts";

/** Stands for a masked word: a letter, so that it is read as one word, and one that no cue holds. */
const blank = "ø";
const article = /^(?:an?|the|our|my|your|this|that)\s+/i;
const fewestLetters = 4;

/**
 * Answers in the form in which they are read, character for character as long: lower case, one form of apostrophe, and the
 * topic's own words blanked. Who repeats "an affordable meal kit" has not said that it is affordable.
 */
export function topicMask(plan: TopicPlan): (answer: string) => string {
  const phrases = [plan.subject, plan.category, ...plan.claims]
    .flatMap((phrase) => {
      const bare = phrase.trim().toLowerCase().replaceAll("’", "'").replace(article, "");
      return [bare, bare.replace(/\s(?:for|at|with|that|which|from|in|to|of)\s.*$/, "")];
    })
    .filter((phrase) => phrase.length >= fewestLetters)
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"));
  const pattern = phrases.length === 0 ? null : new RegExp(`(?<![\\w])(?:${phrases.join("|")})(?![\\w])`, "g");
  return (answer) => {
    const plain = [...answer].map(lowered).join("");
    return pattern === null ? plain : plain.replace(pattern, (found) => blank.repeat(found.length));
  };
}

/** A character in lower case where that is as long as it is itself. */
function lowered(character: string): string {
  if (character === "’" || character === "ʼ") return "'";
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}

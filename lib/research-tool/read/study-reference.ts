import type { Command } from "../command.ts";
import { any } from "./any.ts";
import { counts } from "./counts.ts";
import type { Material } from "./material.ts";
import { studyNouns } from "./study-nouns.ts";

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

const cardinal = { second: "two", third: "three", fourth: "four", fifth: "five" } as const;

const bothNamed = new RegExp(
  [
    "^(?:compare|contrast|how|what|show|which)\\b.*?\\b(?:the|my|our)\\s+(.{2,60}?)(?:\\s+(?:study|survey|one))?",
    "(?:and|with|to|versus|vs\\.?|against|from)",
    "(?:the\\s+|my\\s+|our\\s+)(.{2,60}?)\\s+(?:stud(?:y|ies)|surveys?|research|tests?|ones?|results?)\\b",
  ].join("\\s+"),
  "i",
);
/** Words that say nothing of a study's topic. */
const noTopic = any(
  "the my our that this same running current first second full main new a an whole complete b2b b2c overall people",
  "respondents|participants|in|from|of",
);
const byTopic = new RegExp(
  `\\b(?:the|my|our|that|this|both)\\s+((?:(?!(?:${noTopic})\\b)[\\p{L}\\p{N}$'’-]+\\s+){1,6})(?:${studyNouns}|report|results?|interviews?|one|thing|findings?)\\b`,
  "iu",
);

/** The study that a message names: an id, "last", "previous", "running", or words of its topic; empty where it names none. */
export function readStudyReference(said: Material): Pick<Command, "study" | "other"> {
  const ids = said.words.match(new RegExp(uuid.source, "gi")) ?? [];
  if (ids.length > 0) return { study: ids[0]!, ...(ids.length > 1 && { other: ids[1]! }) };
  const [title, other] = said.titles;
  if (title !== undefined) return { study: title, ...(other !== undefined && { other }) };
  const { head } = said;
  const unknown = /\bst_\w+/.exec(head);
  if (unknown !== null) return { study: unknown[0] };
  const place =
    /(?:\b(?:number|no\.?)\s?|#)(\d{1,2})\b|\b(second|third|fourth|fifth)\s+(?:one|study|in the list)\b/i.exec(head);
  if (place !== null)
    return { study: `#${place[1] ?? counts.indexOf(cardinal[place[2]!.toLowerCase() as keyof typeof cardinal])}` };
  if (
    /\b(?:last|latest|newest|most recent|previous|recent) (?:two|2|couple)|\b(?:both|two) (?:of )?(?:my |the |our )?(?:last |latest |recent )?stud/i.test(
      head,
    )
  )
    return { study: "last", other: "previous" };
  const both = bothNamed.exec(head);
  if (both !== null && !/\b(?:last|latest|previous|two|one before)\b/i.test(both[0]))
    return { study: both[1]!, other: both[2]! };
  const previous = /\b(?:previous|second(?:[- ]to)?[- ]last|one before|before that|earlier one|penultimate)\b/i.test(
    head,
  );
  const last = /\b(?:last|latest|newest|most recent)\b/i.test(head);
  if (previous) return last ? { study: "last", other: "previous" } : { study: "previous" };
  if (last) return { study: "last" };
  const words =
    byTopic.exec(head)?.[1] ??
    /\b(?:study|survey|research|test|report|one|results?)\s+(?:on|about|into|regarding|for|of|called|named|titled)\s+(.{3,80}?)(?=[,.?!]|\s+(?:again|with|to|and|from|in the|public|private)\b|$)/i.exec(
      head,
    )?.[1];
  return words === undefined ? {} : { study: words.trim() };
}

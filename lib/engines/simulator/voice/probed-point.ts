import { ownSide } from "./acts.ts";
import { answerTo } from "./answers/answer-to.ts";
import { type Asked, type Point, pointOn, type Side, sideOf } from "./mind.ts";
import { spokenOf } from "./reasons/spoken.ts";

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}']{4,}/gu) ?? []);

/** How many words a quotation shares with the sentence on this point that it is nearest to. */
function nearness(quoted: Set<string>, point: Point): number {
  const { reasons, moments } = spokenOf(point.id)[point.side];
  const shared = [...reasons, ...moments].map((text) => [...wordsOf(text)].filter((word) => quoted.has(word)).length);
  return Math.max(...shared);
}

/** The side that words argue, by the respondent's points that they are nearest to; null where they are as near to both. */
function sideHeard(asked: Asked, words: Set<string>, least: number): Side | null {
  const near = { for: nearness(words, pointOn(asked, "for")), against: nearness(words, pointOn(asked, "against")) };
  if (near.for === near.against || Math.max(near.for, near.against) < least) return null;
  return near.for > near.against ? "for" : "against";
}

/** The point that a probe takes up: that of the two in the answer whose words the moderator quotes, or that it argued most. */
export function pointProbed(asked: Asked): Point {
  const { question, transcript } = asked;
  const { slant } = answerTo(asked.brief.study_type, question.purpose);
  const fixed = slant === "for" || slant === "against" ? slant : null;
  const quoted = question.kind === "probe" ? sideHeard(asked, wordsOf(question.quoted), 2) : null;
  if (quoted) return pointOn(asked, quoted);
  // Asked what would change their mind, people speak of the side that they are on.
  const changing = question.kind === "probe" && question.probe === "counter";
  const own = changing || slant === "stance" ? ownSide(asked) : null;
  const argued = sideHeard(asked, wordsOf(transcript.at(-1)?.a ?? ""), 2);
  return pointOn(asked, fixed ?? own ?? argued ?? sideOf(asked, slant));
}

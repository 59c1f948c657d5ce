import type { Code } from "../../coding.ts";
import { statusQuo } from "../../coding.ts";
import type { TopicPlan } from "../task.ts";

/** What people do today, as they name it. */
const today =
  /\b(?:(?:our|my|the) (?:current|existing|present|usual|old|own) (?:\w+ )?(?:one|tool|system|supplier|provider|vendor|software|bank|brand|solution|way|set-?up|product|service|spreadsheets?|process|app|kit|shop|insurer|plan|routine|method)|what (?:i|we)(?:'ve| have)? (?:use|do|have|got|buy|run|work with)\b(?! (?:to|not|never|seen|with (?:it|this|that)))(?: (?:today|now|already))?|(?:how|the way) (?:i|we) (?:do|work|did|handle)(?: (?:it|this|that|things))?(?: (?:today|now))?|good enough (?:as it is|for now|already|today)|spreadsheets?|do(?:ing)? it by hand|doing nothing|(?:stick|stay|sticking|staying) with (?:what|my|our)|(?:i|we) (?:already|currently|now) (?:use|have|do|work|run|buy)|today (?:i|we)|right now (?:i|we)|at the moment (?:i|we)|(?:works|working|fine) as it is)\b/;
/** Words after which a name is what something is held against, not what is spoken of. */
const heldAgainst =
  /(?:\b(?:than|to|from|versus|vs\.?|against|over|instead of|replac\w+|unlike|compared (?:to|with)|left|leave|leaving|drop\w*|ditch\w*|of|not|into|with|alongside|beside|in|on|about|for) (?:\S+ )?(?:\S+ )?)$/;

/** A rival named in a passage, and whether the passage is about it rather than held against it. */
export type Rival = { name: string; isSubject: boolean };

/** Who is named in a passage: rivals of the plan, its own brand, what people do today. */
export function rivalsIn(text: string, plan: TopicPlan): Rival[] {
  const names = [...plan.competitors, ...(plan.brand === null ? [] : [plan.brand])];
  const found: Rival[] = [];
  for (const name of names) {
    const place = placeOf(text, name);
    if (place >= 0) found.push({ name, isSubject: !heldAgainst.test(text.slice(Math.max(0, place - 40), place)) });
  }
  const match = today.exec(text);
  if (match !== null)
    found.push({
      name: statusQuo,
      isSubject: !heldAgainst.test(text.slice(Math.max(0, match.index - 40), match.index)),
    });
  return found;
}

function placeOf(text: string, name: string): number {
  const escaped = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w])${escaped}(?![\\w])`).exec(text)?.index ?? -1;
}

/**
 * Whom a mention favours. `favour` is how warm the passage is toward what it speaks of: of a rival as its subject warm
 * words are the rival's, of one held against they are the studied offer's.
 */
export function directionOf(
  { name, isSubject }: Rival,
  plan: TopicPlan,
  favour: number,
): NonNullable<Code["direction"]> {
  if (Math.abs(favour) < 0.15) return "neutral";
  const isForNamed = isSubject ? favour > 0 : favour < 0;
  return isForNamed === (name === plan.brand) ? "favors_you" : "favors_competitor";
}

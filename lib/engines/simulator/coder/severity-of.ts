import type { Code } from "../../coding.ts";

const blocker =
  /\b(?:deal[- ]?breakers?|(?:would|will|'d|'ll) (?:stop|keep) (?:me|us)|stops? (?:me|us) from|(?:that|which) (?:alone|by itself) (?:is )?(?:enough|rules)|alone is enough|not going to happen|no way|never (?:buy|use|sign|pay|touch|consider|trust)|out of the question|rules? (?:it|this|that) out|non-?starter|show-?stopper|full stop|hard (?:no|pass)|over my dead body|kills? (?:it|the deal)|walk away|the one thing (?:between|that stops)|absolutely not|definitely not|won't sign|can't sign|cannot sign|wouldn't (?:even )?consider|not a chance|forget it|is a no\b|it's a no|i'd (?:be gone|leave|cancel)|end of (?:story|discussion)|impossible|unacceptable|where it fails for me)\b/;
const minor =
  /\b(?:a bit|a little|slightly|somewhat|minor|small (?:thing|point|worry|matter)|little (?:thing|worry)|not a big|no big|i'd (?:want|like|prefer|rather)|would (?:like|prefer|be nice)|prefer|nice to have|could live|can live|get over|get used to|maybe|perhaps|might|not sure|one (?:small|little)|annoying|nitpick|quibble|wonder|i suppose|i guess)\b/;

/** How grave an objection is, by its words: what stops a decision, what weighs, or what could be lived with. */
export function severityOf(text: string, isOpen: boolean): NonNullable<Code["severity"]> {
  if (blocker.test(text)) return "blocker";
  return minor.test(text) || isOpen ? "minor" : "major";
}

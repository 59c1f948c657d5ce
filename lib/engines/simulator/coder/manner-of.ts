/** How a passage is meant, by its form. */
export type Manner = {
  /** A question back. */
  asks: boolean;
  /** What would have to be: a wish, a condition, a demand. What it names is not there yet. */
  demands: boolean;
  /** Names what a decision turns on. */
  decides: boolean;
  /** How surely it is said: 1, less with "a bit" or "maybe", more with "really". */
  force: number;
};

/** "If" that opens no condition: a way of speaking. */
const idle =
  /\bif (?:you ask|you like|you will|i'?m (?:honest|being)|i am (?:honest|being)|i'm (?:not|fair)|anything|there(?:'s| is) one|i think|i look|i remember|i'd (?:credit|name)|we're talking|we are talking|i consider|i had to|i have to|i (?:may|must)|need be|at all)/g;
const demands =
  /\b(?:if|unless|until|only when|as long as|so long as|provided|i wish|would (?:have to|need to)|'d (?:have to|need to) (?:be|come|have|show|work|do|see)|(?:it|they|this|that|price|somebody|someone) (?:has to|have to|needs to|need to|must|should|ought to)|has to be|have to be|needs to be|must be|should be|i(?:'d| would) (?:want|need|like|expect|have to see|ask for|insist)|i (?:want|need|expect|insist on) (?:to (?:see|know|be|have)|a|an|some|proof|it|them|more)|we(?:'d| would)? (?:want|need|expect) (?:to (?:see|know|be|have)|a|an|some|proof|it|more)|show me|give me|let me (?:see|try|talk|speak)|could they|first (?:i|we) (?:want|need))\b/;
const decides =
  /\b(?:what (?:matters|counts|decides|decided|tipped|sold|i look|we look|i care|makes the difference|i'd (?:look|check|ask)|settles)|matters (?:most|to me|to us|more|a lot)|counts (?:most|for (?:me|us|more))|(?:most|more) important|important (?:to|for) (?:me|us)|look (?:at|for)|looking for|i check|we check|first thing|first question|comes? down to|came down to|decid(?:es|ed|ing)|criteri\w+|deal[- ]?breaker|must-have|has to be|have to be|needs to be|must be|key (?:thing|point|question)|depends on|because of|reason (?:i|we)|the trigger|won on|lost on|won because|lost because|choose|chose|chosen|picked|weigh|compare|priorit\w+|above all|(?:need|want) to (?:see|know)|as long as|only if|unless|care about|would (?:have to|need to))\b/;
const stronger =
  /\b(?:very|really|extremely|so|too|far|way|absolutely|totally|completely|incredibly|massively|terribly|always|never|every|definitely|clearly|simply|by far|love|hate|huge|major)\b/;
const weaker =
  /\b(?:a bit|a little|slightly|somewhat|fairly|maybe|perhaps|possibly|might|may|i guess|i suppose|sort of|kind of|probably|could be|not sure|seems?|sometimes|partly|small|minor)\b/;

/** What the form of a passage says about how it is meant; `text` is in lower case. */
export function mannerOf(text: string): Manner {
  const plain = text.replace(idle, " ");
  const asks = /\?\W*$/.test(text);
  const isDemand = demands.test(plain);
  return {
    asks,
    demands: isDemand,
    decides: decides.test(plain),
    force: (stronger.test(plain) ? 1.2 : 1) * (weaker.test(plain) ? 0.65 : 1),
  };
}

const politeness = [
  /^(?:hi|hey|hello|good (?:morning|day|evening|afternoon)|ok|okay|so|well|now|then|also|and|right|great|thanks|thank you|perfect|cool|alright|yes|yeah|sure|actually|next|first(?:ly)?|finally|quickly?|just|please|pls|kindly)\b[,.!:]?\s+(?=\S)/i,
  /^(?:before|after|since|as|because|while|given|when|once|for)\b[^:,.;]{1,60}[,:]\s+(?=\S)/i,
  /^(?:there|team|claude|assistant|bot|touchstone|again)[,.!]\s+/i,
  /^(?:can|could|would|will|may|might|shall|should) (?:you|we|i)(?: please| kindly| maybe| now| quickly| just| then| also| possibly)* (?=\w)/i,
  /^(?:i|we)(?:'d|’d| would)? (?:really |also |just |now )*(?:like|love|want|need|wish|have|'d like|prefer)(?: you| someone| us)? to\b\s*(?:please )?(?=\w)/i,
  /^(?:i'd|we'd|i’d|we’d|i|we)(?: would)? (?:like|love|want)(?: you)? to\s+/i,
  /^(?:i|we) (?:was|were|am|are|'m) (?:wondering|hoping|curious|looking|trying|planning)(?: if| whether)?(?: (?:you|we|i) (?:can|could|would|might))?(?: to| about)?\s+/i,
  /^(?:i'm|we're|i’m|we’re) (?:wondering|hoping|curious|looking|trying|planning)(?: if| whether)?(?: (?:you|we|i) (?:can|could|would|might))?(?: to| about)?\s+/i,
  /^(?:do you mind|would you mind|is it possible to|are you able to|any chance you (?:can|could)|how about|what about|let'?s|lets|let us|let me|you (?:can|may|could|should)(?: now| please)?|go ahead and|try (?:to|and)|help me(?: to)?|be so kind (?:as )?to|feel free to|time to|it'?s time to|make sure to)\s+/i,
  /^(?:tell me|let me know|show me|remind me|i(?:'d| would)? (?:like|want|need|love) to (?:know|see|find out|understand|learn)|(?:can|do) you (?:know|tell me)|i wonder|know)[,:]?\s+(?=(?:how|what|which|who|whether|if|why|when|where|whose)\b)/i,
];

/** A sentence without its greeting and its politeness: what it says first is then the deed or the question. */
export function withoutPoliteness(sentence: string): string {
  let rest = sentence.trim();
  for (;;) {
    const shorter = politeness.reduce((words, polite) => words.replace(polite, ""), rest).trim();
    if (shorter === rest || shorter === "") return rest;
    rest = shorter;
  }
}

const negation =
  /^(?:(?:do not|don'?t|don’t|never|no need to|please do not|without|not)\b)(?:(?!\b(?:just|only|instead|but|rather|simply)\b)[^,;.!?])*/i;

/** What a sentence asks for instead of what it forbids: null where it only forbids; undefined where it forbids nothing. */
export function insteadOfForbidden(sentence: string): string | null | undefined {
  if (!negation.test(sentence)) return undefined;
  const rest = sentence
    .replace(negation, "")
    .replace(/^[\s,;.!—–-]*(?:(?:but|just|only|instead|rather|simply|and)\b[\s,]*)*/i, "");
  return rest === "" ? null : rest;
}

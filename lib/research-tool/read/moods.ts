const greeting =
  /^(?:(?:so|and|but|hi|hey|hello|ok|okay|well|also|then|just|sorry|hm+|by the way|btw|one thing|quick question|please)\b[,:.!]?\s+)+/i;

/** Questions about what would be, could be or should be done. */
const inquiries = [
  /^(?:can|may|should|shall|must|could|did|do|have|has|am|if|when|once|unless|until) (?:i|we)\b(?! (?:please )?(?:get|have)\b)/i,
  /^(?:how|what|who|when|where|which|why|what['’]s|who['’]s)\b/i,
  /^(?:is there (?:a|any) way|is it (?:too late|ok|okay|allowed|safe|wise|worth))\b/i,
  /^(?:do|don['’]t|did) you\b/i,
  /^(?:if|unless|in case|provided|assuming|suppose|as soon as|once|when)\b(?! (?:it(?: is|['’]s)? )?(?:possible|ok|okay|convenient|you (?:can|could|would|please)|not too much))/i,
];
const asksPolitely = /\b(?:can|could|would|will|may|might|please|pls|plz|possible|mind|able|chance)\b/i;

/** Whether a sentence only asks what would be, or on what condition: nothing is changed by it. */
export function isInquiry(sentence: string): boolean {
  const said = sentence.trim().replace(greeting, "");
  return inquiries.some((form) => form.test(said)) || (/\?\s*$/.test(said) && !asksPolitely.test(said));
}

const doubts = [
  /\b(?:maybe|perhaps|some ?day|not (?:yet )?(?:sure|decided|convinced)|unsure|thinking (?:of|about)|considering|tempted)\b/i,
  /\b(?:can(?:['’]|no)?t decide|or not|or no|no,? wait|nobody decided|should (?:we|i))\b/i,
  /\bwonder(?:ing)? (?:if|whether) (?:i|we|it)\b/i,
];

/** Whether a sentence says that its sender has not decided. */
export const isDoubtful = (sentence: string): boolean => doubts.some((form) => form.test(sentence));

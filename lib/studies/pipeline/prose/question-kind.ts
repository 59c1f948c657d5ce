/** What a question asks to be known. */
export type QuestionKind =
  | "price"
  | "change"
  | "worst"
  | "best"
  | "criteria"
  | "why_not"
  | "why"
  | "who"
  | "yes_no"
  | "today"
  | "count"
  | "perception"
  | "open";

// The first pattern that fits decides; each reads only how a question is put, never what it is about.
const patterns: [QuestionKind, RegExp][] = [
  [
    "price",
    /\bhow much\b(?! (?:time|effort|work|trust))|\b(?:what|which) price|\bwilling(?:ness)? to pay\b|\bworth to\b/i,
  ],
  ["count", /\bhow (?:many|often|long|far|old)\b/i],
  [
    "change",
    /\bwhat (?:one thing |else )?(?:would|could|should|must|might|can|has to|have to|needs? to|do we have to)\b/i,
  ],
  [
    "change",
    /\bwhich (?:one )?(?:change|fix|thing)\b|\bone (?:change|thing|fix)\b|\bhow (?:could|should|can) (?:we|it|the)\b/i,
  ],
  ["worst", /\b(?:worst|annoy|go(?:es)? wrong|went wrong|stuck|frustrat|worr(?:y|ies)|barrier|gets? in the way)/i],
  [
    "worst",
    /\bwhat(?:'s|s| is)? (?:stopping|stops|keeps|keeping|prevents|puts?|holds|speaks against|makes .* stop)\b/i,
  ],
  [
    "best",
    /\bbest (?:part|moment|thing)|\b(?:like|liked|value|valued|love|enjoy) (?:the )?most\b|\bwhat speaks for\b/i,
  ],
  [
    "criteria",
    /\bmatters?\b|\bmost important\b|\bcriteria\b|\btipped\b|\bdecisive\b|\bhow do .*\b(?:decide|choose|evaluate|pick|select)\b/i,
  ],
  [
    "why_not",
    /\b(?:why|reasons?|what mad?kes?)\b.*\b(?:leave|leaving|left|cancel|los[et]|quit|stop|drop|refuse|reject|churn|return)/i,
  ],
  [
    "why_not",
    /\b(?:why|what made)\b.*\b(?:n't|dont|not|never|instead|rather than|without|against|stay with|over|end)\b/i,
  ],
  ["why", /\bwhy\b|\bfor what reason|\bwhat made\b|\bwhat makes\b/i],
  [
    "who",
    /\bwho(?:m|se)?\b|\b(?:which|what) (?:\w+ )?(?:groups?|kinds?|types?|sorts?|segments?)\b|\bhow should .* group/i,
  ],
  ["who", /\bwhich (?:\w+ )?(?:people|users|customers|buyers|visitors|members)\b/i],
  ["yes_no", /^(?:and |but |so )?(?:would|will|do|does|did|is|are|was|were|can|could|should|has|have|may|might)\b/i],
  ["yes_no", /[,:;] ?(?:would|will|do|does|is|are|can|could|should)\b[^,]*$/i],
  [
    "perception",
    /\bhow (?:do|does|did|is|are|would)\b.*\b(?:see|seen|perceive|feel|experience|view|land|come across|react|compare|hold up|read)/i,
  ],
  ["perception", /\bwhat (?:do|does|image|comes?)\b.*\b(?:think|associate|connect|mean|stand|image|mind|make of|say)/i],
  ["today", /\bhow (?:do|does|did)\b|\bwhat do .*\b(?:use|do|eat|buy)\b|\bin (?:what|which) situations?\b/i],
];

/** What kind of answer a question wants. */
export const kindOf = (question: string): QuestionKind =>
  patterns.find(([, pattern]) => pattern.test(question.trim()))?.[0] ?? "open";

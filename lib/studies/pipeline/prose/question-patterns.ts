import type { QuestionKind } from "./question-kinds.ts";
import { against, ceasing, failing, few, groups, opinions, pains, reluctance, rivals } from "./words-of-questions.ts";

// The first pattern that fits decides; each reads only how a question is put, never what it is about.
/** How each kind of question is put. */
const questionPatterns: [QuestionKind, RegExp][] = [
  [
    "yes_no",
    /^(?:(?:is (?:it|this) )?an? )?(?:good|bad|great) idea\?$|^(?:any )?interest\?$|^(?:appealing|interesting|useful|worth it)\?$/i,
  ],
  ["perception", new RegExp(`^(?:\\p{L}+ ){0,2}?${opinions}\\b`, "iu")],
  [
    "groups",
    new RegExp(`\\b(?:is|are) there (?:\\S+ ){0,4}?${groups}\\b|\\bhow many (?:\\S+ ){0,3}?${groups}\\b`, "i"),
  ],
  [
    "groups",
    /\b(?:do|does|can|could|should)\b.*\b(?:fall|split|divided?|clustered|grouped|segmented)(?: up)? (?:in|into)\b/i,
  ],
  ["groups", /\bwhat (?:divides|separates|distinguishes|sets (?:\S+ ){1,3}?apart)\b/i],
  [
    "groups",
    /\bhow (?:should|could|can|might|do|would) (?:we|i|they|our|the|these|those)\b.*\b(?:group|segment|split|cluster|divide|categori[sz]e|classif|sort)/i,
  ],
  [
    "worst",
    /\b(?:which|what) (?:steps?|parts?|bits?|stages?|points?|moments?)\b.*\b(?:tedious|annoy|hard|difficult|frustrat|worst|confus|slow|painful|stuck|hate)/i,
  ],
  [
    "clear",
    /^(?:and |but )?(?:do|does|did|are|is|will|would) .*\b(?:know|understand|understood|reali[sz]e|aware|notice|remember|recogni[sz]e|believe)\b/i,
  ],
  [
    "perception",
    /\bhow (?:appealing|attractive|interesting|useful|likely|keen|interested|open|willing|relevant|valuable)\b/i,
  ],
  ["groups", /\b(?:like|want|need|us|me) to (?:group|segment|split|cluster|sort|divide)\b/i],
  [
    "wording",
    /\b(?:what|which) (?:\p{Ll}+ )?(?:wording|words|messages?|tone|phrasing)\b(?!.*\b(?:or|off|annoy\w*|alarm\w*|scares?|irritat\w*)\b)/iu,
  ],
  [
    "pick",
    /\bwhich (?:one )?of (?:these|those) (?!people|groups?|customers|members|segments)\p{Ll}+\b|\bwhom? (?:should|would|could)\b.*\b(?:come from|to (?:run|say|sign|send)|trust to)\b/iu,
  ],
  ["why_not", /\b(?:nearly|almost) (?:chang\w+|put|lost|stopped|made)\b/i],
  ["price", /\b(?:where|when)\b.*\b(?:price|cost|fee)s?\b.*\b(?:hurt|bite|too|put|start)/i],
  ["both", /\b(?:strong|better|good)\w*\b.{0,12}\band (?:where )?(?:\w+ )?(?:weak|worse|bad)/i],
  ["change", /\bhow (?:could|can|should|might) (?:the|it|this|they|our)\b.*\bbe \p{L}+(?:ed|made|done)\b/iu],
  ["criteria", /^(?:and )?how (?:do|does|did|would|will)\b.*\b(?:decide|choose|judge|work out|weigh up)\b/i],
  [
    "both",
    /\blikes? (?:and|or) dislikes?\b|\bor not (?:pick|choose|buy|stay|join)\b|\bthe good and (?:the )?bad\b|\bpros and cons\b|\bbest and worst\b|\bloves? and hates?\b/i,
  ],
  ["marks", /\bhow\b.*\b(?:recogni[sz]e|spot|identify|distinguish|tell (?:\S+ ){1,3}?apart)\b/i],
  [
    "both",
    /\b(?:us|ours) or (?:another|a different|the other|someone|somebody|a rival|a competitor|them)\b|\b(?:stay or leave|leave or stay)\b/i,
  ],
  ["both", /\bwhy\b.*\bsome\b.*\b(?:and|but|while) others\b/i],
  ["rivals", new RegExp(`\\b(?:who|which|what) (?:else )?(?:are|is|were) (?:\\S+ ){0,3}?${rivals}\\b`, "i")],
  ["rivals", new RegExp(`\\bwho\\b.*\\b(?:our|their|the) (?:\\S+ ){0,2}?${rivals}\\b`, "i")],
  ["rivals", new RegExp(`\\bwhich (?:other )?${rivals}\\b|\\bwho else\\b|\\bwhat else (?:do|does|did|have)\\b`, "i")],
  ["rivals", new RegExp(`\\bwhom?\\b.*(?:${against})`, "i")],
  [
    "rivals",
    /^(?:and )?where (?:do|does|did|would|will|are|have) (?:\S+ ){1,3}?(?:go|going|gone|switch|move|end up)\b(?! wrong)/i,
  ],
  ["rivals", /^(?:and )?(?:what|who|which|where) (?:do|does|did|are|would|will)\b[^?]*\binstead\b/i],
  ["worst", /\bwhat\b.*\b(?:struggl\w+|finds? (?:so |too |most |really )?(?:hard|difficult|tricky|confusing))\b/i],
  ["worst", new RegExp(`\\bwhat (?:\\S+ ){0,3}?${pains}\\b(?!.*\\bsolv)`, "i")],
  [
    "practice",
    /\bhow (?:are|is|do|does|did|have|has) (?:(?!(?:which|what|whether|where|when|who|choos\w+|decid\w+|see|view|feel|rate|compare|judge)\b)\S+ ){1,7}?us(?:e|es|ed|ing)\b(?! to\b)/i,
  ],
  ["why_not", /\b(?:makes?|made|drives?) .*\bback to (?!us\b|ours?\b)/i],
  [
    "worst",
    /^(?:our|the|my) (?:\S+ ){1,4}(?:hate|dislike|complain|moan)|\bwhat(?:['’]?s| is) (?:\S+ )?wrong\b|\b(?:words|phrases|claims)\b.*\b(?:off|annoy|alarm|scare)/i,
  ],
  ["change", /\bwhat\b.*\bwish(?:es)?\b/i],
  ["why_not", new RegExp(`\\bwhy (?:(?:is|are|do|does|did|has|have) )?(?:there )?(?:so |only |a |very )*${few}`, "i")],
  [
    "why_not",
    new RegExp(
      `\\b(?:why|reasons?|what(?:'s| is) behind)\\b.*\\b${failing}(?= \\w+ing\\b| (?:among|with|in|at|for|on|of|by)\\b|,|\\?|$)`,
      "i",
    ),
  ],
  ["worst", /\bwhat (?:would|could|might|do|does) (?:annoy|bother|frustrate|irritate|scare|upset|worry)\b/i],
  ["worst", /\bat (?:what|which) (?:point|step|stage)\b(?!.*\b(?:expensive|dear|costly|pricey|price|pay)\b)/i],
  [
    "change",
    /\bhow (?:could|can|should|might|do) (?:we|it|they|this)\b.*\b(?:better|easier|faster|simpler|improve)\b/i,
  ],
  ["change", /\bwhat (?:would|could|might) keep (?:them|people|\p{L}+s)\??$/iu],
  ["why_for", /\bwhat\b.*\bin our favou?r\b|\bwhat won\b|\bwhat\b.*\b(?:from|with|at) us\b.*(?:\bnot\b|n['’]t\b)/i],
  ["why_not", /\bwhat (?:nearly |almost )?(?:lost|cost) (?:us|them|it|the|our)\b|\bwhat\b.*\bagainst us\b/i],
  [
    "why_not",
    /\bwhat\b.*(?:\bnot\b|n['’]t\b).*\b(?:from|with|at) us\b|\bwhat\b.*\bthat we (?:don['’]?t|do not|can['’]?t|lack)\b/i,
  ],
  [
    "price",
    /\bhow much\b(?! (?:time|effort|work|trust|of (?:it|a)\b|(?:the )?price (?:matters|weighs|counts)|(?:(?:do|does|did) )?\w+ (?:trust|care|like|rely|know|use|value)))|\b(?:what|which) price|\bwilling(?:ness)? to pay\b|\bworth to\b/i,
  ],
  [
    "price",
    /\bwhat (?:would|could|should|can|will|do) (?!.*\b(?:think|feel|make of)\b).*\b(?:pay|spend|charge|cost|afford|(?:price|fee)s? (?:of [^?]* |for [^?]* )?be)\b/i,
  ],
  ["price", /\bwhat (?:to|is it worth|price)\b.*\b(?:charge|ask|worth|price)\b/i],
  ["price", /^(?:and |but |or )?(?:what|how) about\b[^?]*[$€£]\s?\d/i],
  [
    "price",
    /\b(?:too|how) (?:expensive|dear|cheap|costly|steep)\b|\btoo (?:much|little) (?:for|to (?:pay|ask|charge))\b|^(?:and |but |or )?(?:is|would) (?:it|that|this) (?:be )?too (?:much|high|low|steep)\b/i,
  ],
  [
    "price",
    /\b(?:price|pricing|fee)\b[^?]*\b(?:should|acceptable|right|fair|too high|too low|per (?:month|year|seat|hour))\b/i,
  ],
  [
    "price",
    /\b(?:right|fair|best|reasonable|good) (?:monthly |yearly |starting )?(?:price|fee)\b|[$€£]\s?\d[^?]* or [$€£]?\s?\d/i,
  ],
  [
    "practice",
    /\bhow (?:do|does|did)\b.*\b(?:learn|decide (?:what|whether|how|when|where)|find (?:out|their way)|go about|spend|prepare|cope|handle|manage|remember)\b|(?<!would )\bnever use\b/i,
  ],
  [
    "state",
    /\b(?:about|of|that) (?:the|our|their|a|an) [^?,]*\b(?:being|is|are) (?:so |too |often |always )?(?:late|delayed|broken|dirty|loud|noisy|closed|cancelled|full|crowded)\b/i,
  ],
  [
    "parts",
    /^(?:and )?(?:which|what) (?:\w+ )?(?:parts?|features?|functions?|elements?) (?!should|is missing|are missing)/i,
  ],
  [
    "satisfied",
    /\bhow (?:well )?(?:dis|un)?(?:satisfied|happy|content|pleased)\b|^(?:are|is|were) .*\b(?:satisfied|happy|pleased) with\b|\bsatisfaction\b/i,
  ],
  [
    "wording",
    /\bhow (?:should|could|can|do|would) (?:we|i|they|the|our|an?) .*\b(?:announce|communicate|describe|explain|frame|introduce|phrase|pitch|present|say|talk about|tell|word)\b/i,
  ],
  [
    "change",
    /\bwhat (?:\w+ )?(?:would|could|might) have (?:kept|changed|saved|stopped|convinced|persuaded|won|made|helped)\b|\b(?:could|would) (?:any|some)thing (?:else )?(?:have|bring|get|make|help|change|keep|stop|win|tempt|persuade|convince)\b/i,
  ],
  ["change", /\bwhat\b.*\b(?:missing|lack(?:s|ing)?)\b/i],
  [
    "decider",
    /(?:^|[,;:] ?|\band )who\b.*\b(?:decides?|signs?(?! up)|sign off|approves?|has (?:a|the) (?:last |final )?(?:say|word))\b/i,
  ],
  ["why", /\bwhat (?:could|may|might|can|is|was|are|were) (?:be )?the reasons?\b|^reasons\?$/i],
  [
    "why_for",
    /\b(?:why (?:do|does|did)|what (?:made|makes)) (?:(?!\bnot\b)[^?])*?\b(?:buy|choose|pick|prefer|(?:sign|go|stay)(?: up)? with) (?:our|us)\b/i,
  ],
  ["why_not", /\b(?:where|how|why|in what)\b.*\b(?:weaker|worse|behind|fall(?:s|ing)? short|los(?:e|es|ing) to)\b/i],
  ["why_for", /\b(?:where|how|why|in what)\b.*\b(?:stronger|better|ahead of|superior)\b/i],
  [
    "why_not",
    /\bwhy (?:\w+n't|(?:are|is|do|does|did|wo|ca|has|have)nt|(?:do|does|did|are) (?:(?:so |only )?(?:a )?few|hardly anyone|nobody|no one))\b|\bwhy\b.*\bturn (?:\w+ ){0,3}down\b/i,
  ],
  ["why_not", /\bwhat made\b.*\b(?:leave|cancel|quit|stop|drop|refuse|reject)/i],
  [
    "why_not",
    new RegExp(`\\b(?:why|reasons?|what (?:\\w+ )?(?:would |could |might )?mak(?:es?|ing))\\b.*${reluctance}`, "i"),
  ],
  ["why_not", new RegExp(`\\bwhat (?:would|could|might) (?:make|lead|cause|drive|push|get)\\b.*${ceasing}`, "i")],
  ["why_for", /\bwhat (?:keeps|brings|makes)\b.*\b(?:back|loyal|return(?:ing)?|staying|with us)\b/i],
  ["worst", /\bwhat (?:turns|puts|scares)\b.*\b(?:off|away)\b/i],
  ["worst", /\bwhat (?:would|could|might|may) (?:stop|keep|prevent|deter|hold|put|scare|turn|discourage)\b/i],
  ["change", /\bwhat (?:would|could|might|will) (?:make|get|help|lead|persuade|convince)\b/i],
  ["perception", /\bwhat (?:would|could|might) .*\b(?:think|say|feel|expect|make of|believe|mean)\b(?!.*\bif\b)/i],
  ["worst", /\bwhat\b.*\b(?:afraid|scared) of\b|\bwhat\b.*\bfear (?:about|from|in|most)\b/i],
  ["best", /\bwhat (?:motivates|attracts|draws)\b/i],
  ["best", /\bsorry to (?:lose|see)\b|\bmiss (?:the )?most\b|\bwhat (?:would|will) .* miss\b/i],
  [
    "worst",
    /^(?:and |but )?where (?:does|do|did|is|are)\b.*\b(?:breaks? down|fail|stall|slow down|struggl\w+|drop (?:off|out)|trip|get lost|lose|hurt)/i,
  ],
  ["worst", /\b(?:weak (?:points?|spots?|sides?)|weakness(?:es)?|downsides?|drawbacks?|shortcomings?)\b/i],
  ["best", /\b(?:strong points?|strengths?|advantages?|benefits|upsides?)\b/i],
  [
    "worst",
    /\b(?:worst|annoy|go(?:es)? wrong|went wrong|stuck|frustrat|worr(?:y|ies)|(?:any|what) concerns|barrier|hurdle|gets? in the way)/i,
  ],
  [
    "worst",
    /\bwhat(?:'s|s| is)? (?:stopping|stops|keeps|keeping|prevents|preventing|puts?|putting|holds|holding|deters|speaks against|makes .* stop)\b/i,
  ],
  [
    "best",
    /\bbest (?:part|moment|thing)|\b(?:like|liked|value|valued|love|enjoy) (?:the )?most\b|\bwhat speaks for\b/i,
  ],
  ["why_not", /\b(?:why|what made)\b.*\b(?:another|the other|a different|elsewhere|someone else)\b/i],
  [
    "why_not",
    /\b(?:why|reasons?|what mad?kes?)\b.*\b(?:leave|leaving|left|cancel|los(?:e|t|ing)|quit|stop|drop|refuse|reject|churn)/i,
  ],
  [
    "why_not",
    /\b(?:why|what made)\b.*(?:\b|n't )(?:dont|not|never|instead|rather than|without|against|stay with|over|end)\b/i,
  ],
  [
    "why_for",
    /\b(?:why|what made|what makes)\b.*\b(?:picks?|picked|chose|choose|buy|bought|stay|keep|love|like|join|renew|return|come back|stick with|trust)\b/i,
  ],
  ["why", /\bwhy\b|\bfor what reason|\bwhat mad?kes?\b|\bwhat made\b/i],
  ["yes_no", /^(?:and |but |so )?(?:would|will|do|does|did|is|are|was|were|can|could|should|has|have|may|might)\b/i],
  ["yes_no", /[,:;] ?(?:would|will|do|does|is|are|can|could|should)\b[^,]*$/i],
  [
    "perception",
    /\bhow (?:do|does|did|is|are|would)\b.*\b(?:see|seen|rate|judge|perceive|feel|experience|view|land|read|look)/i,
  ],
  [
    "perception",
    /\bhow (?:do|does|did|is|are|would)\b.*\b(?:come across|react|compare|hold up|describe|stack up|measure up|fare)/i,
  ],
  ["perception", /\bwhat (?:do|does|image|comes?)\b.*\b(?:think|associate|connect|mean|stand|image|mind|make of|say)/i],
];

/** The kind that a question's form alone gives it; "open" where none fits. */
export function patternKind(question: string): QuestionKind {
  const put = withoutNames(question.trim());
  return questionPatterns.find(([, pattern]) => pattern.test(put))?.[0] ?? "open";
}

/** A question with a letter in place of each quotation and each name within a sentence. */
export const withoutNames = (question: string): string =>
  question.replace(/["“][^"“”]+["”]/g, "X").replace(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+/gu, "X");

const verbs =
  `accept|adopt|be|book|buy|buying|cancel|care|choose|churn|connect|decide|downgrade|download|drink|drive|eat|feel|find|
  get|go|have|hire|join|keep|leave|like|look|miss|move|need|order|pay|pick|prefer|quit|react|read|renew|respond|see|sign|spend|
  stay|stop|struggle|subscribe|switch|take|think|trust|try|upgrade|use|value|visit|want|weigh|are|differ`.replace(
    /\s+/g,
    "",
  );
const plural = String.raw`(?:[\p{L}'-]+ ){0,3}?(?:[\p{L}-]+s|men|women|children)`;

/** Where a topic names the people whom it is about. */
const places = [
  new RegExp(String.raw`\b(?:kinds?|groups?|types?) of (${plural}) (?:${verbs})\b`, "iu"),
  new RegExp(
    String.raw`\b(?:would|do|does|did|will|can|could|should|makes?) (?!(?:make|help|like|love|want|need)\b)(${plural}) (?:actually |ever |really |still )?(?:${verbs})\b`,
    "iu",
  ),
  new RegExp(String.raw`\b(?:convinces?|persuades?|among|land with|appeal to) (${plural})(?=[?.!]|$)`, "iu"),
];

/** Words that name nobody in particular, or what is studied rather than people. */
const vague =
  /^(?:\p{L}+ )*(?:people|they|us|its|this|users|buyers|others|respondents|things|features|factors|reasons)$/iu;

/** The people whom a topic is about, in its own words; null where none was read. */
export function peopleOfTopic(topic: string): string | null {
  for (const place of places) {
    const named = place.exec(topic)?.[1]?.replace(/^(?:our|my|your|the|most|some|many|other) /i, "");
    if (named !== undefined && !vague.test(named)) return named;
  }
  return null;
}
